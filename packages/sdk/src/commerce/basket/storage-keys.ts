/** Keys of browser storage (spec §3). */
export const CART_STORAGE_KEY = 'cart-storage';
export const PRICE_BOX_STORAGE_KEY = 'pricebox-storage';
export const PROMO_STORAGE_KEY = 'promo-storage';
