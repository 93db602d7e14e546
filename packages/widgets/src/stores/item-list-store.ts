import type { ItemListQuery, ProductSummary } from '@diwan/sdk/contract';
import type { ItemListClient } from './fresh-products';
import { createListStore, type ListCache, type ListStore } from './list-store';

/** What selects and orders products; paging is the store's business. */
export type ItemQuery = Omit<ItemListQuery, 'page'>;

export type ItemListStore = ListStore<ProductSummary, ItemQuery>;

/** What lists of products are made with. */
export interface ItemListSource {
  readonly client: ItemListClient;
  /** The pages that lists have seen, for the way back. */
  readonly seen: ListCache<ProductSummary>;
}

/** A list of products of its own, page by page: `createItemListStore(stores.lists)`. */
export function createItemListStore({ client, seen }: ItemListSource): ItemListStore {
  return createListStore<ProductSummary, ItemQuery>({
    fetchPage: (query, page, signal) => client.items.list({ ...query, page }, { signal }),
    cache: seen,
  });
}
