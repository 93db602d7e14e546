import { withoutTrailingSlashes } from '@diwan/sdk/commerce';

/** Where a shop is. Both addresses are absolute and end without a slash. */
export interface ShopAddress {
  /** The shop that links lead to. */
  readonly shopUrl: string;
  /** Base of its API: `/api` of the shop. */
  readonly apiBase: string;
}

/** The shop that a script tag (`data-shop-url`) or an element (`shop-url`) names. */
export interface ShopHints {
  readonly shopUrl?: string | undefined;
}

const here = import.meta.url;
/** The embed's modules are served from `/embed/v1/chunks/0.1.0-08be89/`, four folders into the shop. */
const servedFrom = () => new URL('../../../..', here).href;

/**
 * The shop of an element: the one named closest to it, from the element itself over each `<diwan-shop>` around it to the
 * script tag, else the shop the script came from.
 * @throws RangeError for an address that isn't absolute: without `https://` it would be one on the page's own site
 */
export function shopAddress(hintsFromInside: readonly ShopHints[]): ShopAddress {
  const named = hintsFromInside.find((hints) => hints.shopUrl)?.shopUrl;
  if (named && !/^https?:\/\/[^/]/i.test(named)) throw new RangeError(`shop-url="${named}"`);
  const shopUrl = withoutTrailingSlashes(named ?? servedFrom());
  return { shopUrl, apiBase: `${shopUrl}/api` };
}
