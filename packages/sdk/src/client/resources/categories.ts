import type { Category, CategoryListQuery } from '../../contract';
import { categoriesGet, categoriesList } from '../../contract/endpoints/categories';
import type { ReadCall, RequestOptions } from '../call';

/** Product categories (spec §3). */
export const createCategories = (call: ReadCall<'categories.get' | 'categories.list'>) => ({
  /** All categories with their subcategories, in the shop's order (the menu's list, spec §7). */
  list: async (query: CategoryListQuery = {}, options?: RequestOptions): Promise<Category[]> =>
    (await call(categoriesList, { query }, options)).results,

  /** @throws NotFoundError */
  get: async (id: number, options?: RequestOptions): Promise<Category> =>
    (await call(categoriesGet, { params: { id } }, options)).results,
});
/** Product categories, as `client.categories`. */
export type Categories = ReturnType<typeof createCategories>;
