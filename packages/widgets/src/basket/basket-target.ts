import type { PurchaseMode } from '@diwan/sdk/commerce';

const TARGET_ATTRIBUTE = 'data-basket-target';

/** Spread on the icon that stands for a basket: pictures of added products fly there. */
export const basketTarget = (kind: PurchaseMode) => ({ [TARGET_ATTRIBUTE]: kind });

/** The icon of a basket, if the page has one: in the document, or in the shadow root of its button's element. */
export function findBasketTarget(kind: PurchaseMode): Element | null {
  const icon = `[${TARGET_ATTRIBUTE}="${kind}"]`;
  return (
    document.querySelector(icon) ??
    document.querySelector(`diwan-${kind}-button`)?.shadowRoot?.querySelector(icon) ??
    null
  );
}
