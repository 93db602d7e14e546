import type { Category, CategoryListQuery } from '../../contract';
import type { ReadCall, RequestOptions } from '../call';

/** Product categories (spec §3). */
export const createCategories = (call: ReadCall) => ({
  /** All categories with their subcategories, in the shop's order (the menu's list, spec §7). */
  list: async (query: CategoryListQuery = {}, options?: RequestOptions): Promise<Category[]> =>
    (await call('categories.list', { query }, options)).results,

  /** @throws NotFoundError */
  get: async (id: number, options?: RequestOptions): Promise<Category> =>
    (await call('categories.get', { params: { id } }, options)).results,
});
export type Categories = ReturnType<typeof createCategories>;
