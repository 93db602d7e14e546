/**
 * Attribute of a page's root that names the baskets with something in them, `cart`, `price-box` or both: known from the
 * first frame where a script of the document has looked. Without it nothing is known, as on other sites.
 */
export const FILLED_BASKETS_MARK = 'data-baskets';
