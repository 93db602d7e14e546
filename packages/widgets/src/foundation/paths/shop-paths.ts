import {
  categoryPath,
  choicesCode,
  contactPath,
  LANGUAGE_PARAM,
  type LineCustomization,
  type Locale,
  productPath,
  projectPath,
  safeAddress,
  withoutTrailingSlashes,
} from '@diwan/sdk/commerce';
import { comparePath } from '@diwan/sdk/commerce/comparison';
import type { ProductSummary } from '@diwan/sdk/contract';

/** URLs of the shop's pages (spec §2 «Route table»). */
export interface ShopPaths {
  /** Whether links lead to pages of this site; the widgets may then also use its history. */
  readonly isInShop: boolean;
  /** Prefix of all the shop's URLs. */
  readonly base: string;
  /** Language that links to the shop include on pages of another origin; a form sends it as `LANGUAGE_PARAM`. */
  readonly language: Locale | undefined;
  /** Adds the language to a URL of the shop; returns any other unchanged. */
  inLanguage(address: string): string;
  readonly home: string;
  readonly products: string;
  /** The products page with the search results for a text. */
  search(query: string): string;
  readonly projects: string;
  readonly cart: string;
  readonly priceBox: string;
  /** The printable price box. */
  readonly quoteSheet: string;
  /** The comparison of some products, by their codes: the first four. */
  compare(codes: readonly string[]): string;
  /** Restores the pieces of a box code (`boxCode`) into the price box. */
  restoredBox(code: string): string;
  readonly checkout: string;
  readonly terms: string;
  category(id: number, subcategoryId?: number): string;
  product(product: Pick<ProductSummary, 'name_en' | 'code'>): string;
  /** The product's page with the given choices; without choices, the plain product page. */
  chosenProduct(
    product: Pick<ProductSummary, 'name_en' | 'code'>,
    customization: LineCustomization | null,
    quantity: number,
  ): string;
  /** The product's page with the choices of a price box line, which the next addition replaces. */
  editedLine(product: Pick<ProductSummary, 'name_en' | 'code'>, customization: LineCustomization): string;
  project(id: number): string;
  readonly contact: string;
  /** The contact form for one product. */
  askAbout(product: { readonly id: number }): string;
  /**
   * A URL typed by an editor. URLs inside the shop are completed, others returned unchanged. Undefined for unsafe URLs
   * such as `javascript:`.
   */
  editorial(url: string): string | undefined;
}

/** Query parameter of the products page: search text. */
export const SEARCH_PARAM = 'query';

/** Query parameter of a product's page: a `choicesCode`. */
export const CHOICES_PARAM = 'choices';

/** Query parameter of a product's page: quantity to add. */
export const QUANTITY_PARAM = 'quantity';

/** Query parameter of a product's page: `choicesCode` of the price box line being edited. */
export const EDITED_LINE_PARAM = 'edit';

/**
 * `shopUrl` is the shop's origin for widgets on other sites, and empty inside the shop. Links from other sites include
 * the visitor's language, since the shop only knows its own cookie and the browser's preference.
 */
export function createShopPaths(shopUrl = '', locale?: Locale): ShopPaths {
  const shop = withoutTrailingSlashes(shopUrl);
  const base = `${shop}/`;
  const language = shop === '' ? undefined : locale;

  const inLanguage = (address: string): string =>
    language && address.startsWith(base)
      ? address.replace(/[^#]*/, (page) =>
          /[?&]lang=/.test(page)
            ? page
            : `${page}${page.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`,
        )
      : address;
  const to = (path: string): string => inLanguage(shop + path);

  return {
    isInShop: shop === '',
    base,
    language,
    inLanguage,
    home: to('/'),
    products: to('/products'),
    search: (query) => to(`/products?${new URLSearchParams({ [SEARCH_PARAM]: query })}`),
    projects: to('/projects'),
    cart: to('/cart'),
    priceBox: to('/price-box'),
    quoteSheet: to('/price-box/sheet'),
    compare: (codes) => to(comparePath(codes)),
    restoredBox: (code) => to(`/q/${code}`),
    checkout: to('/checkout'),
    terms: to('/terms-and-conditions'),
    category: (id, subcategoryId) => to(categoryPath(id, { subcategoryId })),
    product: (product) => to(productPath(product)),
    chosenProduct: (product, customization, quantity) => {
      const path = productPath(product);
      if (!customization) return to(path);
      const params = new URLSearchParams({
        [CHOICES_PARAM]: choicesCode(customization),
        ...(quantity !== 1 && { [QUANTITY_PARAM]: String(quantity) }),
      });
      return to(`${path}?${params}`);
    },
    editedLine: (product, customization) => {
      const code = choicesCode(customization);
      const params = new URLSearchParams({ [CHOICES_PARAM]: code, [EDITED_LINE_PARAM]: code });
      return to(`${productPath(product)}?${params}`);
    },
    project: (id) => to(projectPath(id)),
    contact: to(contactPath()),
    askAbout: ({ id }) => to(contactPath({ itemId: id })),
    editorial: (url) => {
      const address = safeAddress(url);
      return address?.startsWith('/') ? to(address) : address;
    },
  };
}
