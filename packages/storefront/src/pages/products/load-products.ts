import { type ProductSort, productSortFrom } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH, type Page } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { type FirstProducts, firstPageOf } from '../_shared/first-page';

export interface FoundData {
  type: 'search';
  /** The search text; never empty. */
  query: string;
  sort: ProductSort;
  firstPage?: FirstProducts | undefined;
}

/** The editor's page, or the search results for `?query=`. */
export type ProductsData = { type: 'cms'; page: Page } | FoundData;

export async function loadProducts(context: LoadContext): Promise<Loaded<ProductsData>> {
  const { client, search, signal } = context;
  // HTML can't contain control characters, and no name does.
  const query = search
    .get('query')
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  if (!query) {
    const page = await client.pages.get('products', { signal });
    return { status: 200, data: { type: 'cms', page } };
  }
  const sort = productSortFrom(search.get('sort'));
  const firstPage = await firstPageOf(context, { query, sort });
  return { status: 200, data: { type: 'search', query, sort, firstPage } };
}
