import type { PurchaseMode } from '@diwan/sdk/commerce';
import { afterPaint } from '../../../foundation/ui/after-paint';
import { findBasketTarget } from './basket-target';

/**
 * Flies a picture to a basket's icon, if the page has one. The animation loads on first use; it is decorative, so a
 * failure to load is ignored.
 */
export function sendToBasket(picture: Element, kind: PurchaseMode): void {
  // The icon may be mounted with the first product, so let it render first.
  afterPaint(async () => {
    const target = findBasketTarget(kind, picture);
    if (!target) return;
    try {
      const { flyTo } = await import('./fly-to');
      flyTo(target, picture);
    } catch {
      // Offline, or a new version has been deployed.
    }
  });
}
