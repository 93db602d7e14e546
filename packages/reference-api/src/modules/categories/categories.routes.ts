import type { Category } from '@diwan/sdk/contract';
import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { findCategory, findSubcategory, listCategories } from './categories.repository';

export function categoriesRoutes({
  db,
}: Pick<Dependencies, 'db'>): Pick<
  Handlers,
  'categories.list' | 'categories.get' | 'subcategories.list' | 'subcategories.get'
> {
  async function category(id: number): Promise<Category> {
    const found = await findCategory(db, id);
    if (!found) throw new ApiError('category_not_found');
    return found;
  }

  return {
    'categories.list': ({ query }) => listCategories(db, query),
    'categories.get': ({ params }) => category(params.id),
    'subcategories.list': async ({ params }) => (await category(params.categoryId)).subcategories,
    'subcategories.get': async ({ params }) => {
      const found = await findSubcategory(db, params.id);
      if (!found) throw new ApiError('subcategory_not_found');
      return found;
    },
  };
}
