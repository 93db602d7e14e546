import type { ItemListQuery, ProductSummary } from '../../contract';
import { itemsList } from '../../contract/endpoints/items-list';
import type { ReadCall, RequestOptions } from '../call';
import { type ListPage, listPage } from '../list-page';

/** A page of products, by default ten in the shop's order (spec §7, §9). */
export function createItemList(call: ReadCall<'items.list'>) {
  return async function list(
    query: ItemListQuery = {},
    options?: RequestOptions,
  ): Promise<ListPage<ProductSummary>> {
    const response = await call(itemsList, { query }, options);
    return listPage(response, query, ({ page, limit }) => list({ ...query, page, limit }, options));
  };
}
