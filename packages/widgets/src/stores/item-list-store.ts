import type { ItemListQuery, ProductSummary } from '@diwan/sdk/contract';
import type { ItemListClient } from './fresh-products';
import { createListStore, type ListCache, type ListStore } from './list-store';

/** What selects and orders products; paging is the store's business. */
export type ItemQuery = Omit<ItemListQuery, 'page'>;

export type ItemListStore = ListStore<ProductSummary, ItemQuery>;

/** A list of products, page by page. */
export function createItemListStore(client: ItemListClient, cache: ListCache<ProductSummary>): ItemListStore {
  return createListStore<ProductSummary, ItemQuery>({
    fetchPage: (query, page, signal) => client.items.list({ ...query, page }, { signal }),
    cache,
  });
}
