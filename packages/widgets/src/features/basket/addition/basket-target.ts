import type { PurchaseMode } from '@diwan/sdk/commerce';
import { unclobbered } from '../../../foundation/ui/unclobbered';

const TARGET_ATTRIBUTE = 'data-basket-target';

/** Spread on a basket's icon: images of added products fly there. */
export const basketTarget = (kind: PurchaseMode) => ({ [TARGET_ATTRIBUTE]: kind });

/** Finds the icon of a basket on the page: in the document, or in the shadow root of its custom element. */
export function findBasketTarget(kind: PurchaseMode): Element | null {
  const icon = `[${TARGET_ATTRIBUTE}="${kind}"]`;
  return (
    unclobbered(document).querySelector(icon) ??
    unclobbered(document).querySelector(`diwan-${kind}-button`)?.shadowRoot?.querySelector(icon) ??
    null
  );
}
