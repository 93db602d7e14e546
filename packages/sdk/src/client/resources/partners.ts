import type { PagingQuery, Partner } from '../../contract';
import { partnersList } from '../../contract/endpoints/partners';
import type { ReadCall, RequestOptions } from '../call';
import { type ListPage, listPage } from '../list-page';

/** Partners of the shop. */
export const createPartners = (call: ReadCall<'partners.list'>) => {
  /** One page of partners, ten by default. */
  const list = async (query: PagingQuery = {}, options?: RequestOptions): Promise<ListPage<Partner>> => {
    const response = await call(partnersList, { query }, options);
    return listPage(response, query, ({ page, limit }) => list({ ...query, page, limit }, options));
  };
  return { list };
};
/** Partners, as `client.partners`. */
export type Partners = ReturnType<typeof createPartners>;
