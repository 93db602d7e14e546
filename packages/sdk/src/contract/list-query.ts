import * as v from 'valibot';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_RELATED,
  MAX_AMOUNT,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_RELATED,
  MAX_SEARCH_LENGTH,
  MAX_WIDTH,
} from './limits';
import type { InputSchemaOf } from './object-schema';
import { flagParam, idParam, numericParam, repeatedParam } from './url-params';

/** Projects shown on the list (spec §9: type 2). */
export const LISTED_PROJECT_TYPE = 2;

export const pagingEntries = {
  page: v.optional(numericParam(1, MAX_PAGE), 1),
  limit: v.optional(numericParam(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
};

const sortOrderSchema = v.picklist(['ASC', 'DESC']);
/** Ascending or descending. */
export type SortOrder = v.InferOutput<typeof sortOrderSchema>;

const searchText = v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH)));

/** Schema of {@link ItemSortBy}. */
export const itemSortBySchema = v.picklist(['postion', 'name_en', 'name_ar', 'price', 'created_at', 'id']);
/** A sort key of the product list. */
export type ItemSortBy = v.InferOutput<typeof itemSortBySchema>;

/**
 * Query of the product list. Default sort: `postion` ascending (spec §9); a search lists products with all its words in
 * their names first. `price` sorts by the price the visitor pays.
 */
export interface ItemListQuery {
  /** Only these products (ids), e.g. to refresh a basket's prices. */
  id?: number | readonly number[] | undefined;
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
  /** Words to search for, in either language; each must match the beginning of a word of the item. */
  query?: string | undefined;
  /** Only these categories (ids). */
  category?: number | readonly number[] | undefined;
  /** Only these subcategories (ids). */
  subcategory?: number | readonly number[] | undefined;
  /** Single pieces, sets, or both. */
  type?: 'piece' | 'set' | readonly ('piece' | 'set')[] | undefined;
  /** Only products in these colours (ids). */
  color?: number | readonly number[] | undefined;
  /** Only products offered in these fabrics (ids). */
  fabric?: number | readonly number[] | undefined;
  /**
   * Lowest price as lists show it: after the discount, with tax where the shop shows prices so, in the shop's currency.
   * Excludes products whose `is_price_show` is false.
   */
  price_min?: number | undefined;
  /**
   * Highest price as lists show it: after the discount, with tax where the shop shows prices so, in the shop's currency.
   * Excludes products whose `is_price_show` is false.
   */
  price_max?: number | undefined;
  /**
   * Greatest width in cm: a product's `default_width`, or its `min_width` where visitors may change its width. Excludes
   * products without a shown width.
   */
  width_max?: number | undefined;
  /** Only featured products (true) or only the others (false). */
  is_featured?: boolean | undefined;
  /** Only products that can be bought online (true) or only quoted (false). */
  allow_online_purchase?: boolean | undefined;
  /** Only products whose availability doesn't need to be confirmed. */
  in_stock?: boolean | undefined;
  /** Only products with a shown discount (true) or only the others (false), among them those whose price isn't shown. */
  on_sale?: boolean | undefined;
  /** Only products made in Saudi Arabia (true) or only the others (false). */
  is_saudi_made?: boolean | undefined;
  /**
   * Only products with at least this id. Combined with sorting by `id`, it pages through long lists at
   * constant speed.
   */
  id_min?: number | undefined;
  /** Sort key. By `price`, products without a shown price come last in either direction. */
  sort_by?: 'name_en' | 'name_ar' | 'id' | 'price' | 'postion' | 'created_at' | undefined;
  /** Sort direction. */
  sort_order?: 'ASC' | 'DESC' | undefined;
}

const itemFilterEntries = {
  query: searchText,
  category: v.optional(repeatedParam(idParam)),
  subcategory: v.optional(repeatedParam(idParam)),
  type: v.optional(repeatedParam(v.picklist(['piece', 'set']))),
  color: v.optional(repeatedParam(idParam)),
  fabric: v.optional(repeatedParam(idParam)),
  price_min: v.optional(numericParam(0, Math.floor(MAX_AMOUNT))),
  price_max: v.optional(numericParam(0, Math.floor(MAX_AMOUNT))),
  width_max: v.optional(numericParam(1, MAX_WIDTH)),
  is_featured: v.optional(flagParam),
  allow_online_purchase: v.optional(flagParam),
  in_stock: v.optional(flagParam),
  on_sale: v.optional(flagParam),
  is_saudi_made: v.optional(flagParam),
  id: v.optional(repeatedParam(idParam)),
  id_min: v.optional(idParam),
};

const itemListQueryFields = v.object({
  ...pagingEntries,
  ...itemFilterEntries,
  sort_by: v.optional(itemSortBySchema, 'postion'),
  sort_order: v.optional(sortOrderSchema, 'ASC'),
});
/** Schema of {@link ItemListQuery}. */
export const itemListQuerySchema: InputSchemaOf<ItemListQuery, typeof itemListQueryFields> =
  itemListQueryFields;

type PagingAndSorting = 'page' | 'limit' | 'sort_by' | 'sort_order';

/** Query of a product list's facets: the filters of the list. */
export type ItemFacetsQuery = Omit<ItemListQuery, PagingAndSorting>;

const itemFacetsQueryFields = v.object(itemFilterEntries);
/** Schema of {@link ItemFacetsQuery}. */
export const itemFacetsQuerySchema: InputSchemaOf<ItemFacetsQuery, typeof itemFacetsQueryFields> =
  itemFacetsQueryFields;

/** Filter keys of a list query: all but paging and sorting. */
type FilterOf<Query> = Exclude<keyof Query, PagingAndSorting>;
/**
 * A function for each filter of a list that takes the filter's value. Code that applies filters uses this type, so that
 * a filter that is declared but not applied doesn't compile.
 */
type ForEachFilter<Query, Args extends readonly unknown[], Result> = {
  [Name in FilterOf<Query>]: (value: NonNullable<Query[Name]>, ...args: Args) => Result;
};

/** A filter of the product list. */
export type ItemFilter = keyof ItemFacetsQuery;
/** A function for each filter of the product list. */
export type ForEachItemFilter<Args extends readonly unknown[], Result> = ForEachFilter<
  v.InferOutput<typeof itemFacetsQuerySchema>,
  Args,
  Result
>;

/** Schema of {@link ProjectSortBy}. */
export const projectSortBySchema = v.picklist(['postion', 'name_en', 'name_ar', 'created_at']);
/** A sort key of the project list. */
export type ProjectSortBy = v.InferOutput<typeof projectSortBySchema>;

/** Query of the project list. Default sort: `postion` descending (spec §9). */
export interface ProjectListQuery {
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
  /** Words to search for, in either language; each must match the beginning of a word of the item. */
  query?: string | undefined;
  /** Only these categories (ids). */
  category?: number | readonly number[] | undefined;
  /** Only projects of these types (ids); the site lists type 2 (spec §9). */
  type?: number | readonly number[] | undefined;
  /** Sort key. */
  sort_by?: 'name_en' | 'name_ar' | 'postion' | 'created_at' | undefined;
  /** Sort direction. */
  sort_order?: 'ASC' | 'DESC' | undefined;
}

const projectListQueryFields = v.object({
  ...pagingEntries,
  query: searchText,
  category: v.optional(repeatedParam(idParam)),
  type: v.optional(repeatedParam(idParam)),
  sort_by: v.optional(projectSortBySchema, 'postion'),
  sort_order: v.optional(sortOrderSchema, 'DESC'),
});
/** Schema of {@link ProjectListQuery}. */
export const projectListQuerySchema: InputSchemaOf<ProjectListQuery, typeof projectListQueryFields> =
  projectListQueryFields;

/** A filter of the project list. */
export type ProjectFilter = FilterOf<ProjectListQuery>;
/** A function for each filter of the project list. */
export type ForEachProjectFilter<Args extends readonly unknown[], Result> = ForEachFilter<
  v.InferOutput<typeof projectListQuerySchema>,
  Args,
  Result
>;

/** The menu sends `sort=postion&order=ASC` (spec §7). */
export interface CategoryListQuery {
  /** Sort key. */
  sort?: 'name_en' | 'name_ar' | 'postion' | undefined;
  /** Sort direction. */
  order?: 'ASC' | 'DESC' | undefined;
}

const categoryListQueryFields = v.object({
  sort: v.optional(v.picklist(['postion', 'name_en', 'name_ar']), 'postion'),
  order: v.optional(sortOrderSchema, 'ASC'),
});
/** Schema of {@link CategoryListQuery}. */
export const categoryListQuerySchema: InputSchemaOf<CategoryListQuery, typeof categoryListQueryFields> =
  categoryListQueryFields;

/** Query of related products. */
export interface RelatedItemsQuery {
  /** Maximum number of items. */
  limit?: number | undefined;
}

const relatedItemsQueryFields = v.object({
  limit: v.optional(numericParam(1, MAX_RELATED), DEFAULT_RELATED),
});
/** Schema of {@link RelatedItemsQuery}. */
export const relatedItemsQuerySchema: InputSchemaOf<RelatedItemsQuery, typeof relatedItemsQueryFields> =
  relatedItemsQueryFields;

/** Query of a list without filters. */
export interface PagingQuery {
  /** Page number, starting at 1. */
  page?: number | undefined;
  /** Items per page: 1 to 100, 10 by default. */
  limit?: number | undefined;
}

const pagingQueryFields = v.object(pagingEntries);
/** Schema of {@link PagingQuery}. */
export const pagingQuerySchema: InputSchemaOf<PagingQuery, typeof pagingQueryFields> = pagingQueryFields;

/** Query of the project categories. */
export interface ProjectCategoryListQuery {
  /** Only categories with projects of this type. */
  type?: number | undefined;
}

const projectCategoryListQueryFields = v.object({
  type: v.optional(idParam),
});
/** Schema of {@link ProjectCategoryListQuery}. */
export const projectCategoryListQuerySchema: InputSchemaOf<
  ProjectCategoryListQuery,
  typeof projectCategoryListQueryFields
> = projectCategoryListQueryFields;
