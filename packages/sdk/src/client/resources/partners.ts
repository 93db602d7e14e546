import type { PagingQuery, Partner } from '../../contract';
import { partnersList } from '../../contract/endpoints/partners';
import type { ReadCall, RequestOptions } from '../call';
import { type ListPage, listAll, listPage } from '../list-page';

/** Partners of the shop. */
export const createPartners = (call: ReadCall<'partners.list'>) => {
  /** One page of partners, ten by default. */
  const list = async (query: PagingQuery = {}, options?: RequestOptions): Promise<ListPage<Partner>> =>
    listPage(await call(partnersList, { query }, options), query.limit);

  return {
    list,

    /** Iterates over all partners, fetching pages of `limit` (100 by default) on demand. */
    listAll: (query: PagingQuery = {}, options?: RequestOptions): AsyncGenerator<Partner, void, undefined> =>
      listAll((pageQuery: PagingQuery) => list(pageQuery, options), query),
  };
};
/** Partners, as `client.partners`. */
export type Partners = ReturnType<typeof createPartners>;
