import type { PurchaseMode } from '@diwan/sdk/commerce';

const TARGET_ATTRIBUTE = 'data-basket-target';

/** Spread on the icon that stands for a basket: pictures of added products fly there. */
export const basketTarget = (kind: PurchaseMode) => ({ [TARGET_ATTRIBUTE]: kind });

/** The icon of a basket, if the page has one. */
export const findBasketTarget = (kind: PurchaseMode): Element | null =>
  document.querySelector(`[${TARGET_ATTRIBUTE}="${kind}"]`);
