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
} from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';

/** Addresses of the shop's pages (spec §2 «Route table»). */
export interface ShopPaths {
  /** Links lead to pages of this site, whose history is the shop's to write in. */
  readonly isInShop: boolean;
  /** What all addresses of the shop begin with. */
  readonly base: string;
  /** The language that links to the shop name, on pages of another origin; a form adds it as `LANGUAGE_PARAM`. */
  readonly language: Locale | undefined;
  /** An address of the shop with the language; any other as it is. */
  inLanguage(address: string): string;
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
  product(product: Pick<ProductSummary, 'name_en' | 'code'>): string;
  /** The product's page with what was chosen about it; without choices it is the product's own. */
  chosenProduct(
    product: Pick<ProductSummary, 'name_en' | 'code'>,
    customization: LineCustomization | null,
    quantity: number,
  ): string;
  /** The product's page with the choices of a line of the price box, which the next addition replaces. */
  editedLine(product: Pick<ProductSummary, 'name_en' | 'code'>, customization: LineCustomization): string;
  project(id: number): string;
  readonly contact: string;
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

/** Query parameter of a product's page: what is chosen about it, a `choicesCode`. */
export const CHOICES_PARAM = 'choices';

/** Query parameter of a product's page: how many are to be added. */
export const QUANTITY_PARAM = 'quantity';

/** Query parameter of a product's page: the line of the price box that is edited, by its `choicesCode`. */
export const EDITED_LINE_PARAM = 'edit';

/**
 * `shopUrl` is the shop's origin for widgets on other sites, and empty inside the shop. Links from other sites name the
 * visitor's language: the shop knows only what its own cookie and the browser prefer.
 */
export function createShopPaths(shopUrl = '', locale?: Locale): ShopPaths {
  const shop = shopUrl.replace(/\/+$/, '');
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
