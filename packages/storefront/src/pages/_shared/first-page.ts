import type { ListPage } from '@diwan/sdk';
import { PRODUCT_SORTS, type ProductSort } from '@diwan/sdk/commerce';
import type { ItemListQuery, ProductSummary } from '@diwan/sdk/contract';
import type { LoadContext } from '../../routing/page';

/** The first page of a product list, on the server only: in the browser the list fetches it and shows that it does. */
export const firstPageOf = async (
  { client, isServer, signal }: LoadContext,
  filter: Pick<ItemListQuery, 'category' | 'subcategory'>,
  sort: ProductSort,
): Promise<ListPage<ProductSummary> | undefined> =>
  isServer ? client.items.list({ ...filter, ...PRODUCT_SORTS[sort] }, { signal }) : undefined;
