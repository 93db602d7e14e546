import { type Locale, type ProductSort, productSortQuery } from '@diwan/sdk/commerce';
import { type FacetParameter, type ItemListQuery, MAX_PAGE_SIZE } from '@diwan/sdk/contract';

/** A visitor's choice, as parameters of the list. */
export type ItemFilterChoice = Pick<ItemListQuery, FacetParameter>;

/** Which products a grid shows. */
export interface ProductQuery {
  /** Id of a category. */
  category?: number | undefined;
  /** Id of a subcategory. */
  subcategory?: number | undefined;
  /** Search text. */
  query?: string | undefined;
  /** Order of the products. */
  sort?: ProductSort | undefined;
  /** Products per page; 10 (spec §9). */
  limit?: number | undefined;
  /** Only products with these ids. */
  ids?: readonly number[] | undefined;
  /** Only products in one of these colours (ids). */
  color?: readonly number[] | undefined;
  /** Highest price, in the shop's currency; leaves out products whose price isn't shown. */
  priceMax?: number | undefined;
  /** Greatest width in cm; leaves out products without a width. */
  widthMax?: number | undefined;
  /** The visitor's choice of the list. */
  filter?: ItemFilterChoice | undefined;
}

/** Whether the query selects nothing or is invalid: without this check it would request all products. */
export const isEmptyChoice = ({
  ids,
  color,
  category,
  subcategory,
  priceMax,
  widthMax,
}: ProductQuery): boolean =>
  ids?.length === 0 || color?.length === 0 || [category, subcategory, priceMax, widthMax].some(Number.isNaN);

/** Converts a grid's query to the API's parameters. */
export const itemQuery = (
  {
    category,
    subcategory,
    query,
    sort = 'default',
    limit = 10,
    ids,
    color,
    priceMax: price_max,
    widthMax: width_max,
    filter,
  }: ProductQuery,
  locale: Locale,
): Omit<ItemListQuery, 'page'> => ({
  limit: Math.min(limit, MAX_PAGE_SIZE),
  ...productSortQuery(sort, locale),
  ...(category !== undefined && { category }),
  ...(subcategory !== undefined && { subcategory }),
  ...(query && { query }),
  ...(ids && { id: [...ids] }),
  ...(color && { color: [...color] }),
  ...(price_max !== undefined && { price_max }),
  ...(width_max !== undefined && { width_max }),
  ...filter,
});

/** Short lists have cards of one width: a wide one would push the last card into its own row. */
export const hasWideCards = ({ singlePage = false }: { singlePage?: boolean | undefined }): boolean =>
  !singlePage;
