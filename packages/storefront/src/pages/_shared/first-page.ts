import { productSortQuery } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import type { FirstPage, ProductQuery } from '@diwan/widgets';
import type { LoadContext } from '../../navigation/page/define-page';

export type FirstProducts = FirstPage<ProductSummary, ProductQuery>;

/**
 * Loads the first page of a product list, on the server only: in the browser the list fetches it and shows a skeleton.
 */
export async function firstPageOf(
  { client, isServer, locale, signal }: LoadContext,
  query: Pick<ProductQuery, 'category' | 'subcategory' | 'query' | 'sort' | 'filter'>,
): Promise<FirstProducts | undefined> {
  if (!isServer) return undefined;
  const { sort = 'default', filter, ...list } = query;
  return {
    query,
    page: await client.items.list({ ...list, ...filter, ...productSortQuery(sort, locale) }, { signal }),
  };
}
