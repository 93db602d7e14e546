import type { Subcategory, SubcategoryDetail } from '../../contract';
import { subcategoriesGet, subcategoriesList } from '../../contract/endpoints/categories';
import type { ReadCall, RequestOptions } from '../call';

/** Subcategories of products; the wire spells them `subacategories` (spec §7). */
export const createSubcategories = (call: ReadCall<'subcategories.get' | 'subcategories.list'>) => ({
  /** Subcategories of a category. */
  list: async (categoryId: number, options?: RequestOptions): Promise<Subcategory[]> =>
    (await call(subcategoriesList, { params: { categoryId } }, options)).results,

  /**
   * One subcategory with its category.
   * @throws NotFoundError
   */
  get: async (id: number, options?: RequestOptions): Promise<SubcategoryDetail> =>
    (await call(subcategoriesGet, { params: { id } }, options)).results,
});
/** Subcategories, as `client.subcategories`. */
export type Subcategories = ReturnType<typeof createSubcategories>;
