import type { ItemSortBy } from '../../contract';
import type { Locale } from '../locale/locale';
import { BY_NAME_OR_AGE, type SortQuery, sortNamed, sortQueryIn } from './sort-query';

/** API parameters of each product sort (spec §9). The keys are the values of `?sort=` and translation keys. */
export const PRODUCT_SORTS = {
  default: { sort_by: 'postion', sort_order: 'ASC' },
  name_asc: BY_NAME_OR_AGE.name_asc,
  name_desc: BY_NAME_OR_AGE.name_desc,
  price_asc: { sort_by: 'price', sort_order: 'ASC' },
  price_desc: { sort_by: 'price', sort_order: 'DESC' },
  newest: BY_NAME_OR_AGE.newest,
  oldest: BY_NAME_OR_AGE.oldest,
} as const satisfies Record<string, SortQuery<ItemSortBy>>;
/** A way to sort products. */
export type ProductSort = keyof typeof PRODUCT_SORTS;

/** API parameters of a product sort in a language. */
export const productSortQuery = (sort: ProductSort, locale: Locale): SortQuery<ItemSortBy> =>
  sortQueryIn(PRODUCT_SORTS[sort], locale);

/** Sorts in menu order. */
export const PRODUCT_SORT_OPTIONS = Object.keys(PRODUCT_SORTS) as ProductSort[];

/** The product sort of a `?sort=` value; unknown values mean the default. */
export const productSortFrom = (text: string | null | undefined): ProductSort =>
  sortNamed(PRODUCT_SORT_OPTIONS, text);
