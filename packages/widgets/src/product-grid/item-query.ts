import { type Locale, type ProductSort, productSortQuery } from '@diwan/sdk/commerce';
import { type ItemListQuery, MAX_PAGE_SIZE } from '@diwan/sdk/contract';

/** What a grid of products shows. */
export interface ProductQuery {
  category?: number | undefined;
  subcategory?: number | undefined;
  /** Search text. */
  query?: string | undefined;
  sort?: ProductSort | undefined;
  /** Products per page; 10 (spec §9). */
  limit?: number | undefined;
  /** Only these products. */
  ids?: readonly number[] | undefined;
}

/** Whether a choice holds nothing, or is invalid: without the check it would ask for everything. */
export const isEmptyChoice = ({ ids, category, subcategory }: ProductQuery): boolean =>
  ids?.length === 0 || [category, subcategory].some(Number.isNaN);

/** The wire's words for a grid's query. */
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

/** A few products by themselves are of one width: a wide one would push the last of them into a row of its own. */
export const hasWideCards = ({ firstPageOnly = false }: { firstPageOnly?: boolean | undefined }): boolean =>
  !firstPageOnly;
