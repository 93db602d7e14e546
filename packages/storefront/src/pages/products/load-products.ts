import { type ProductSort, productSortFrom } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH, type Page } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { type FilteredProducts, filteredProductsOf } from '../_shared/filtered-list';

export interface FoundData extends FilteredProducts {
  type: 'search';
  /** The search text; undefined for all products. */
  query: string | undefined;
  sort: ProductSort;
}

/** The editor's page, the search results for `?query=`, or all products for `?all=1`. */
export type ProductsData = { type: 'cms'; page: Page } | FoundData;

export async function loadProducts(context: LoadContext): Promise<Loaded<ProductsData>> {
  const { client, search, signal } = context;
  // HTML can't contain control characters, and no name does.
  const query = search
    .get('query')
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  if (!query && !search.has('all')) {
    const page = await client.pages.get('products', { signal });
    return { status: 200, data: { type: 'cms', page } };
  }
  const sort = productSortFrom(search.get('sort'));
  const found = query || undefined;
  const products = await filteredProductsOf(context, { query: found, sort });
  return { status: 200, data: { type: 'search', query: found, sort, ...products } };
}
