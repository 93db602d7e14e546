/** Path and query of a URL of the shop, as compared and written everywhere: `/cart`, `/products?x=1`. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/** Where an address without a page leads (spec §8). */
export const NOT_FOUND_PATH = '/404';

/** The path of an address: `/products` for `/products?x=1`. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? '/';

/**
 * The URL of an address of the shop. Concatenated, not resolved: `//evil.example` would resolve to another site, and
 * `//` is invalid.
 */
export const urlOf = (address: string, origin: string): URL => new URL(origin + address);
