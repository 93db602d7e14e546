/**
 * Attribute of the root element that lists the non-empty baskets, `cart`, `price-box` or both. An inline script of the
 * document sets it before the first frame. Without it nothing is known, as on other sites.
 */
export const FILLED_BASKETS_MARK = 'data-baskets';
