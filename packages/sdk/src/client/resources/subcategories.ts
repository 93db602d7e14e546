import type { Subcategory, SubcategoryDetail } from '../../contract';
import type { Call, RequestOptions } from '../call';

/** Subcategories of products; the wire spells them `subacategories` (spec §7). */
export const createSubcategories = (call: Call) => ({
  /** Subcategories of a category. */
  list: async (categoryId: number, options?: RequestOptions): Promise<Subcategory[]> =>
    (await call('subcategories.list', { params: { categoryId } }, options)).results,

  /**
   * One subcategory with its category.
   * @throws NotFoundError
   */
  get: async (id: number, options?: RequestOptions): Promise<SubcategoryDetail> =>
    (await call('subcategories.get', { params: { id } }, options)).results,
});
export type Subcategories = ReturnType<typeof createSubcategories>;
