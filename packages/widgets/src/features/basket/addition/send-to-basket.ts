import type { PurchaseMode } from '@diwan/sdk/commerce';
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

/** Runs a callback after the browser has painted the current changes, so that slow work doesn't delay the response to a click. */
function afterPaint(callback: () => void): void {
  // The second frame callback runs after the first frame has been painted.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)));
}
