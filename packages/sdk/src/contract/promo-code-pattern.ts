/** A promo code: letters of any script, digits, dash and underscore. */
export const PROMO_CODE_PATTERN = /^[\p{L}\p{N}_-]{1,40}$/u;
