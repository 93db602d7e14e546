import { type ProductSort, productSortFrom } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { type FilteredProducts, filteredProductsOf } from '../_shared/filtered-list';
import { idFrom } from '../_shared/id-param';

export interface CategoryData extends FilteredProducts {
  /** Null when the category doesn't exist. */
  category: Category | null;
  /** The subcategory of `?subcategory=`, if the category has it. */
  subcategoryId?: number | undefined;
  sort: ProductSort;
}

/** Returns the category from the menu's list, which is already loaded, or else from the API. */
async function findCategory({ client, params, shell, signal }: LoadContext): Promise<Category | null> {
  const id = idFrom(params.id);
  if (id === undefined) return null;
  const known = shell.categories.find((category) => category.id === id);
  if (known) return known;
  try {
    return await client.categories.get(id, { signal });
  } catch (error) {
    if (loadFailure(error) === 'missing') return null;
    throw error;
  }
}

/** Loads a category, the subcategory and sort order in the URL, and the first products. */
export async function loadCategory(context: LoadContext): Promise<Loaded<CategoryData>> {
  const sort = productSortFrom(context.search.get('sort'));
  const category = await findCategory(context);
  if (!category) return { status: 404, data: { category, sort } };
  const requestedId = idFrom(context.search.get('subcategory'));
  const subcategoryId = category.subcategories.find(({ id }) => id === requestedId)?.id;
  const products = await filteredProductsOf(context, {
    category: category.id,
    subcategory: subcategoryId,
    sort,
  });
  return { status: 200, data: { category, subcategoryId, sort, ...products } };
}
