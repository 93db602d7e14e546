import type { ItemListQuery, ProductSummary } from '../../contract';
import { itemsList } from '../../contract/endpoints/items-list';
import type { ReadCall, RequestOptions } from '../call';
import { type ListPage, listPage } from '../list-page';

/** One page of products, by default ten in the shop's order (spec §7, §9). */
export const createItemList =
  (call: ReadCall<'items.list'>) =>
  async (query: ItemListQuery = {}, options?: RequestOptions): Promise<ListPage<ProductSummary>> =>
    listPage(await call(itemsList, { query }, options), query.limit);
