import * as v from 'valibot';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_RELATED,
  MAX_AMOUNT,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_RELATED,
  MAX_SEARCH_LENGTH,
} from './limits';
import { flagParam, idParam, numericParam, repeatedParam } from './url-params';

/** Projects shown on the list (spec §9: type 2). */
export const LISTED_PROJECT_TYPE = 2;

const paging = {
  /** Page number, starting at 1. */
  page: v.optional(numericParam(1, MAX_PAGE), 1),
  /** Items per page: 1 to 100, 10 by default. */
  limit: v.optional(numericParam(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

const sortOrderSchema = v.picklist(['ASC', 'DESC']);
export type SortOrder = v.InferOutput<typeof sortOrderSchema>;

const searchText = v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH)));

export const itemSortBySchema = v.picklist(['postion', 'name_en', 'name_ar', 'price', 'created_at', 'id']);
export type ItemSortBy = v.InferOutput<typeof itemSortBySchema>;

/**
 * Query of the product list. Default sort: `postion` ascending (spec §9); a search lists products with all its words in
 * their names first. `price` sorts by the price the visitor pays.
 */
export const itemListQuerySchema = v.object({
  ...paging,
  /** Words to search for, in either language; each must match the beginning of a word of the item. */
  query: searchText,
  /** Only these categories (ids). */
  category: v.optional(repeatedParam(idParam)),
  /** Only these subcategories (ids). */
  subcategory: v.optional(repeatedParam(idParam)),
  /** Single pieces, sets, or both. */
  type: v.optional(repeatedParam(v.picklist(['piece', 'set']))),
  /** Only products in these colours (ids). */
  color: v.optional(repeatedParam(idParam)),
  /** Lowest price the visitor pays, in the shop's currency; excludes products whose `is_price_show` is false. */
  price_min: v.optional(numericParam(0, Math.floor(MAX_AMOUNT))),
  /** Highest price the visitor pays, in the shop's currency; excludes products whose `is_price_show` is false. */
  price_max: v.optional(numericParam(0, Math.floor(MAX_AMOUNT))),
  /** Only featured products (true) or only the others (false). */
  is_featured: v.optional(flagParam),
  /** Only products that can be bought online (true) or only quoted (false). */
  allow_online_purchase: v.optional(flagParam),
  /** Only products whose availability doesn't need to be confirmed. */
  in_stock: v.optional(flagParam),
  /** Only these products (ids), e.g. to refresh a basket's prices. */
  id: v.optional(repeatedParam(idParam)),
  /**
   * Only products with at least this id. Combined with sorting by `id`, it pages through long lists at constant speed.
   */
  id_min: v.optional(idParam),
  /** Sort key. By `price`, products without a shown price come last in either direction. */
  sort_by: v.optional(itemSortBySchema, 'postion'),
  /** Sort direction. */
  sort_order: v.optional(sortOrderSchema, 'ASC'),
});
export interface ItemListQuery extends v.InferInput<typeof itemListQuerySchema> {}

/** Filter keys of a list query: all but paging and sorting. */
type FilterOf<Query> = Exclude<keyof Query, 'page' | 'limit' | 'sort_by' | 'sort_order'>;
/**
 * A function for each filter of a list that takes the filter's value. Code that applies filters uses this type, so that
 * a filter that is declared but not applied doesn't compile.
 */
type ForEachFilter<Query, Args extends readonly unknown[], Result> = {
  [Name in FilterOf<Query>]: (value: NonNullable<Query[Name]>, ...args: Args) => Result;
};

export type ItemFilter = FilterOf<ItemListQuery>;
export type ForEachItemFilter<Args extends readonly unknown[], Result> = ForEachFilter<
  v.InferOutput<typeof itemListQuerySchema>,
  Args,
  Result
>;

export const projectSortBySchema = v.picklist(['postion', 'name_en', 'name_ar', 'created_at']);
export type ProjectSortBy = v.InferOutput<typeof projectSortBySchema>;

/** Query of the project list. Default sort: `postion` descending (spec §9). */
export const projectListQuerySchema = v.object({
  ...paging,
  /** Words to search for, in either language; each must match the beginning of a word of the item. */
  query: searchText,
  /** Only these categories (ids). */
  category: v.optional(repeatedParam(idParam)),
  /** Only projects of these types (ids); the site lists type 2 (spec §9). */
  type: v.optional(repeatedParam(idParam)),
  /** Sort key. */
  sort_by: v.optional(projectSortBySchema, 'postion'),
  /** Sort direction. */
  sort_order: v.optional(sortOrderSchema, 'DESC'),
});
export interface ProjectListQuery extends v.InferInput<typeof projectListQuerySchema> {}

export type ProjectFilter = FilterOf<ProjectListQuery>;
export type ForEachProjectFilter<Args extends readonly unknown[], Result> = ForEachFilter<
  v.InferOutput<typeof projectListQuerySchema>,
  Args,
  Result
>;

/** The menu sends `sort=postion&order=ASC` (spec §7). */
export const categoryListQuerySchema = v.object({
  /** Sort key. */
  sort: v.optional(v.picklist(['postion', 'name_en', 'name_ar']), 'postion'),
  /** Sort direction. */
  order: v.optional(sortOrderSchema, 'ASC'),
});
export interface CategoryListQuery extends v.InferInput<typeof categoryListQuerySchema> {}

export const relatedItemsQuerySchema = v.object({
  /** Maximum number of items. */
  limit: v.optional(numericParam(1, MAX_RELATED), DEFAULT_RELATED),
});
export interface RelatedItemsQuery extends v.InferInput<typeof relatedItemsQuerySchema> {}

export const pagingQuerySchema = v.object(paging);
export interface PagingQuery extends v.InferInput<typeof pagingQuerySchema> {}

export const projectCategoryListQuerySchema = v.object({
  /** Only categories with projects of this type. */
  type: v.optional(idParam),
});
export interface ProjectCategoryListQuery extends v.InferInput<typeof projectCategoryListQuerySchema> {}
