import { CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import type { Stores } from '@diwan/widgets';
import { HANDOVER_FRAGMENT } from '@diwan/widgets/internal';
import { FILLED_BASKETS_MARK } from '@diwan/widgets/styles';

/**
 * Inline script that marks filled baskets before the first frame. Otherwise the cart icon would appear only once
 * storage has been read and push the other icons aside just as someone clicks one, and the pages of empty baskets would
 * first show lines. Skipped when the URL contains a basket.
 */
export const FILLED_BASKETS_SCRIPT = `(() => {
  try {
    const hasLines = (key) => /"(lines|items)":\\[\\{/.test(localStorage.getItem(key));
    const filled = [];
    if (hasLines('${CART_STORAGE_KEY}')) filled.push('cart');
    if (hasLines('${PRICE_BOX_STORAGE_KEY}')) filled.push('price-box');
    if (!location.hash.startsWith('#${HANDOVER_FRAGMENT}=')) document.documentElement.setAttribute('${FILLED_BASKETS_MARK}', filled.join(' '));
  } catch {
    // Storage is blocked: nothing is known of the baskets.
  }
})();`;

/** Keeps the document's mark in sync with the baskets. */
export function followBaskets({ cart, priceBox }: Pick<Stores, 'cart' | 'priceBox'>): () => void {
  const write = () => {
    if (!cart.isRestored.peek() || !priceBox.isRestored.peek()) return;
    const filled = [cart, priceBox].filter(({ lines }) => lines.peek().length > 0);
    document.documentElement.setAttribute(FILLED_BASKETS_MARK, filled.map(({ kind }) => kind).join(' '));
  };
  const stops = [cart, priceBox].flatMap(({ isRestored, lines }) => [
    isRestored.subscribe(write),
    lines.subscribe(write),
  ]);
  return () => {
    for (const stop of stops) stop();
  };
}
