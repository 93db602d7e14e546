import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../contract';

/** One page of a list. */
export interface ListPage<Item> {
  results: Item[];
  /** Page size the server used. */
  limit: number;
  /** Number of items on all pages; undefined when the server doesn't count them. */
  total?: number | undefined;
  /** False when the page was empty or had fewer items than `limit` (spec §4). */
  hasMore: boolean;
}

/** Skipped items count as received: a full page with an invalid product isn't the last page. */
export const listPage = <Item>(
  response: {
    results: Item[];
    limit: number | undefined;
    total?: number | undefined;
    receivedCount: number;
  },
  requestedLimit: unknown,
): ListPage<Item> => {
  const limit = response.limit ?? (Number(requestedLimit) || DEFAULT_PAGE_SIZE);
  return {
    results: response.results,
    limit,
    total: response.total,
    hasMore: response.receivedCount > 0 && response.receivedCount >= limit,
  };
};

type PagedQuery = { page?: unknown; limit?: unknown };

/**
 * Yields every item of a list, page by page. Each id is yielded once, because items that move to a later page meanwhile
 * are sent twice. Ends at a page without new items, so that a backend that ignores `page` can't cause an infinite loop.
 */
export async function* listAll<Item extends { id: number }, Query extends PagedQuery>(
  fetchPage: (query: Query & { page: number; limit: number }) => Promise<ListPage<Item>>,
  query: Query,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<number>();
  const limit = Number(query.limit ?? MAX_PAGE_SIZE);
  for (let page = Number(query.page ?? 1); ; page += 1) {
    const { results, hasMore } = await fetchPage({ ...query, page, limit });
    const fresh = results.filter(({ id }) => !seen.has(id));
    for (const item of fresh) {
      seen.add(item.id);
      yield item;
    }
    if (!hasMore || fresh.length === 0) return;
  }
}
