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
/** The embed is served from `/embed/v1/chunks/`, three folders into the shop. */
const servedFrom = new URL('../../../', here).href;

let pageHints: ShopHints = {};

/** Sets what elements without attributes of their own go by. */
export function setPageShop(hints: ShopHints): void {
  pageHints = hints;
}

const absolute = (address: string) => new URL(address, document.baseURI).href.replace(/\/+$/, '');

/**
 * The shop of an element: its attributes, else the script tag's, else wherever the script came from. Who names only
 * the API has the shop beside it.
 * @throws TypeError when an address is none
 */
export function shopAddress(hints: ShopHints): ShopAddress {
  const apiBase = absolute(hints.apiBase || pageHints.apiBase || `${servedFrom}api`);
  const beside = apiBase.replace(/\/api$/, '');
  return { apiBase, shopUrl: absolute(hints.shopUrl || pageHints.shopUrl || beside) };
}
