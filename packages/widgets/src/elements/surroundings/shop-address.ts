import { withoutTrailingSlashes } from '@diwan/sdk/commerce';
/** Where a shop is. Both addresses are absolute and end without a slash. */
export interface ShopAddress {
  /** Base of the API, ending in `/api`. */
  readonly apiBase: string;
  /** The shop that links lead to. */
  readonly shopUrl: string;
}

/** What a script tag (`data-api-base`, `data-shop-url`) or an element (`api-base`, `shop-url`) says about the shop. */
export interface ShopHints {
  readonly apiBase?: string | undefined;
  readonly shopUrl?: string | undefined;
}

const here = import.meta.url;
/** The embed's modules are served from `/embed/v1/chunks/0.1.0-08be89/`, four folders into the shop. */
const servedFrom = () => new URL('../../../../', here).href;

/** Without its `https://` an address would be one on the page's own site. */
function absolute(name: string, address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (!/^https?:\/\/[^/]/i.test(address)) throw new RangeError(`${name}="${address}"`);
  return withoutTrailingSlashes(address);
}

/**
 * The shop of an element: what is said closest to it, from the element itself over each `<diwan-shop>` around it to the
 * script tag, else wherever the script came from. Who names only an API has the shop beside it.
 * @throws RangeError with the attribute whose address isn't an absolute one
 */
export function shopAddress(hintsFromInside: readonly ShopHints[]): ShopAddress {
  let apiBase: string | undefined;
  let shopUrl: string | undefined;
  for (const hints of hintsFromInside) {
    if (apiBase) break;
    apiBase = absolute('api-base', hints.apiBase);
    shopUrl ||= hints.shopUrl;
  }
  apiBase ??= `${servedFrom()}api`;
  return { apiBase, shopUrl: absolute('shop-url', shopUrl) ?? apiBase.replace(/\/api$/, '') };
}
