import {
  categoryPath,
  choicesCode,
  contactPath,
  type LineCustomization,
  productPath,
  projectPath,
  safeAddress,
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';

/** Addresses of the shop's pages (spec §2 «Route table»). */
export interface ShopPaths {
  /** Links lead to pages of this site, whose history is the shop's to write in. */
  readonly isInShop: boolean;
  readonly home: string;
  readonly products: string;
  /** All products a text finds. */
  search(query: string): string;
  readonly projects: string;
  readonly cart: string;
  readonly priceBox: string;
  /** The price box as a sheet of paper. */
  readonly quoteSheet: string;
  /** Puts the pieces of a box code (`boxCode`) into the price box. */
  restoredBox(code: string): string;
  readonly checkout: string;
  readonly terms: string;
  category(id: number, subcategoryId?: number): string;
  /** With `chosen`, the product opens with these choices made. */
  product(product: Pick<ProductSummary, 'name_en' | 'code'>, chosen?: LineCustomization | null): string;
  project(id: number): string;
  /** The contact form about one product. */
  askAbout(product: { readonly id: number }): string;
  /**
   * An address an editor typed: one inside the shop is completed, any other stays as it is. Undefined where no link may
   * lead, such as `javascript:`.
   */
  editorial(url: string): string | undefined;
}

/** Query parameter of the products' page: the text they are sought by. */
export const SEARCH_PARAM = 'query';

/** Query parameter of a product's page: a `choicesCode`. */
export const CHOICES_PARAM = 'choices';

/** `shopUrl` is the shop's origin for widgets on other sites, and empty inside the shop. */
export function createShopPaths(shopUrl = ''): ShopPaths {
  const shop = shopUrl.replace(/\/+$/, '');
  return {
    isInShop: shop === '',
    home: `${shop}/`,
    products: `${shop}/products`,
    search: (query) => `${shop}/products?${new URLSearchParams({ [SEARCH_PARAM]: query })}`,
    projects: `${shop}/projects`,
    cart: `${shop}/cart`,
    priceBox: `${shop}/price-box`,
    quoteSheet: `${shop}/price-box/sheet`,
    restoredBox: (code) => `${shop}/q/${code}`,
    checkout: `${shop}/checkout`,
    terms: `${shop}/terms-and-conditions`,
    category: (id, subcategoryId) => shop + categoryPath(id, { subcategoryId }),
    product: (product, chosen) =>
      shop + productPath(product) + (chosen ? `?${CHOICES_PARAM}=${choicesCode(chosen)}` : ''),
    project: (id) => shop + projectPath(id),
    askAbout: ({ id }) => shop + contactPath({ itemId: id }),
    editorial: (url) => {
      const address = safeAddress(url);
      return address?.startsWith('/') ? shop + address : address;
    },
  };
}
