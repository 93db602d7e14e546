import { type ProductSort, productSortFrom } from '@diwan/sdk/commerce';
import type { SubcategoryDetail } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { type FilteredProducts, filteredProductsOf } from '../_shared/filtered-list';
import { idFrom } from '../_shared/id-param';

export interface SubcategoryData extends FilteredProducts {
  /** Null when the subcategory doesn't exist. */
  subcategory: SubcategoryDetail | null;
  sort: ProductSort;
}

/** Loads a subcategory, the sort order in the URL, and the first products. */
export async function loadSubcategory(context: LoadContext): Promise<Loaded<SubcategoryData>> {
  const sort = productSortFrom(context.search.get('sort'));
  const id = idFrom(context.params.id);
  const missing: Loaded<SubcategoryData> = { status: 404, data: { subcategory: null, sort } };
  if (id === undefined) return missing;
  try {
    const [subcategory, products] = await Promise.all([
      context.client.subcategories.get(id, { signal: context.signal }),
      filteredProductsOf(context, { subcategory: id, sort }),
    ]);
    return { status: 200, data: { subcategory, sort, ...products } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return missing;
    throw error;
  }
}
