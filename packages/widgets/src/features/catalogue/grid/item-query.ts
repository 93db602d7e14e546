import { type Locale, type ProductSort, productSortQuery } from '@diwan/sdk/commerce';
import { type ItemListQuery, MAX_PAGE_SIZE } from '@diwan/sdk/contract';

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
}

/** Whether the query selects nothing or is invalid: without this check it would request all products. */
export const isEmptyChoice = ({ ids, category, subcategory }: ProductQuery): boolean =>
  ids?.length === 0 || [category, subcategory].some(Number.isNaN);

/** Converts a grid's query to the API's parameters. */
export const itemQuery = (
  { category, subcategory, query, sort = 'default', limit = 10, ids }: ProductQuery,
  locale: Locale,
): Omit<ItemListQuery, 'page'> => ({
  limit: Math.min(limit, MAX_PAGE_SIZE),
  ...productSortQuery(sort, locale),
  ...(category !== undefined && { category }),
  ...(subcategory !== undefined && { subcategory }),
  ...(query && { query }),
  ...(ids && { id: [...ids] }),
});

/** Short lists have cards of one width: a wide one would push the last card into its own row. */
export const hasWideCards = ({ singlePage = false }: { singlePage?: boolean | undefined }): boolean =>
  !singlePage;
