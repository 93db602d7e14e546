/** Keys of browser storage (spec §3). */
export const CART_STORAGE_KEY = 'cart-storage';
/** Key of the price box in the browser’s storage. */
export const PRICE_BOX_STORAGE_KEY = 'pricebox-storage';
/** Quote requests that are sent once the browser is online again. */
export const QUOTE_OUTBOX_STORAGE_KEY = 'quote-outbox';
/** Key of the promo code in the browser’s storage. */
export const PROMO_STORAGE_KEY = 'promo-storage';
