import type { ItemSortBy, ProjectSortBy, SortOrder } from '../../contract';

interface SortQuery<Field> {
  readonly sort_by: Field;
  readonly sort_order: SortOrder;
}

const byNameOrAge = {
  name_asc: { sort_by: 'name_en', sort_order: 'ASC' },
  name_desc: { sort_by: 'name_en', sort_order: 'DESC' },
  newest: { sort_by: 'created_at', sort_order: 'DESC' },
  oldest: { sort_by: 'created_at', sort_order: 'ASC' },
} as const satisfies Record<string, SortQuery<ProjectSortBy>>;

/** What each product sort asks of the API (spec §9). The keys are the values of `?sort=` and of translations. */
export const PRODUCT_SORTS = {
  default: { sort_by: 'postion', sort_order: 'ASC' },
  name_asc: byNameOrAge.name_asc,
  name_desc: byNameOrAge.name_desc,
  price_asc: { sort_by: 'price', sort_order: 'ASC' },
  price_desc: { sort_by: 'price', sort_order: 'DESC' },
  newest: byNameOrAge.newest,
  oldest: byNameOrAge.oldest,
} as const satisfies Record<string, SortQuery<ItemSortBy>>;
export type ProductSort = keyof typeof PRODUCT_SORTS;

/** What each project sort asks of the API; projects have no price and start from the last position (spec §9). */
export const PROJECT_SORTS = {
  default: { sort_by: 'postion', sort_order: 'DESC' },
  name_asc: byNameOrAge.name_asc,
  name_desc: byNameOrAge.name_desc,
  newest: byNameOrAge.newest,
  oldest: byNameOrAge.oldest,
} as const satisfies Record<string, SortQuery<ProjectSortBy>>;
export type ProjectSort = keyof typeof PROJECT_SORTS;

/** Sorts in the order a menu lists them. */
export const PRODUCT_SORT_OPTIONS = /* @__PURE__ */ Object.keys(PRODUCT_SORTS) as ProductSort[];
export const PROJECT_SORT_OPTIONS = /* @__PURE__ */ Object.keys(PROJECT_SORTS) as ProjectSort[];

const sortFrom =
  <Sort extends string>(options: readonly Sort[], fallback: Sort) =>
  (text: string | null | undefined): Sort =>
    options.find((option) => option === text) ?? fallback;

/** The product sort of a `?sort=` value; unknown values mean the default. */
export const productSortFrom = /* @__PURE__ */ sortFrom(PRODUCT_SORT_OPTIONS, 'default');

/** The project sort of a `?sort=` value; unknown values mean the default. */
export const projectSortFrom = /* @__PURE__ */ sortFrom(PROJECT_SORT_OPTIONS, 'default');

/** Value for `?sort=`; null when the address needs none because the sort is the default. */
export const sortParam = (sort: ProductSort | ProjectSort): string | null =>
  sort === 'default' ? null : sort;
