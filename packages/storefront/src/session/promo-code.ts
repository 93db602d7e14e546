/** Query parameter of addresses that bring a promo code. */
export const PROMO_PARAM = 'promo_code';
