/** Query parameter that contains a promo code. */
export const PROMO_PARAM = 'promo_code';
