import type { ItemListQuery, ProductSummary } from '@diwan/sdk/contract';
import type { ItemListClient } from './fresh-products';
import {
  createListStore,
  type ListCache,
  type ListStart,
  type ListStore,
  type ShownList,
} from './list-store';

/** Filters and sorting of products; the store handles paging. */
export type ItemQuery = Omit<ItemListQuery, 'page'>;

/** A list of products. */
export type ItemListStore = ListStore<ProductSummary, ItemQuery>;

/** Dependencies of product lists. */
export interface ItemListSource {
  readonly client: ItemListClient;
  /** Loaded pages of lists, for back navigation. */
  readonly seen: ListCache<ProductSummary>;
  /** The growing lists on the screen, added and removed by their components. */
  readonly shown: Set<ShownList>;
}

/** A paged list of products: `createItemListStore(stores.lists)`. */
export function createItemListStore(
  { client, seen }: ItemListSource,
  start?: ListStart<ProductSummary, ItemQuery>,
): ItemListStore {
  return createListStore<ProductSummary, ItemQuery>({
    fetchPage: (query, page, signal) => client.items.list({ ...query, page }, { signal }),
    cache: seen,
    start,
  });
}
