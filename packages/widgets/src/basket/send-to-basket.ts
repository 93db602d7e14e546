import type { PurchaseMode } from '@diwan/sdk/commerce';
import { afterPaint } from '../ui/after-paint';
import { findBasketTarget } from './basket-target';

/**
 * Lets a picture fly to the icon of a basket, where the page has one. The flight is fetched with the first use: it is
 * decoration, and without it nothing is lost.
 */
export function sendToBasket(picture: Element, kind: PurchaseMode): void {
  // The icon may only appear with the first product: let it be drawn before it is aimed at.
  afterPaint(async () => {
    const target = findBasketTarget(kind);
    if (!target) return;
    try {
      const { flyTo } = await import('./fly-to');
      flyTo(target, picture);
    } catch {
      // Offline, or a new version is out.
    }
  });
}
