import type { Settings } from '@diwan/sdk/contract';
import { outerElement } from './ancestor-watch';
import type { ShopHints } from './shop-address';

/** How prices name the currency: by its sign or by its code. */
export type CurrencyDisplay = Settings['currency_display'];
export const CURRENCY_DISPLAYS = ['symbol', 'code'] as const satisfies readonly CurrencyDisplay[];

export interface ProvidedShop extends ShopHints {
  readonly currency?: CurrencyDisplay | undefined;
}

/** The values of each `<diwan-shop>` around an element, the nearest first; also outside of its shadow root. */
export function shopsAround(element: Element): ProvidedShop[] {
  const shops: ProvidedShop[] = [];
  for (let node = outerElement(element); node; node = outerElement(node)) {
    if (node.localName !== 'diwan-shop') continue;
    const currency = node.getAttribute('currency');
    shops.push({
      shopUrl: node.getAttribute('shop-url') ?? undefined,
      currency: CURRENCY_DISPLAYS.find((display) => display === currency),
    });
  }
  return shops;
}
