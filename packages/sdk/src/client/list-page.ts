import { DEFAULT_PAGE_SIZE } from '../contract';

/** One page of a list. `for await` iterates over its items and those of all pages after it, which are fetched on demand. */
export interface ListPage<Item> extends AsyncIterable<Item> {
  results: Item[];
  /** Page size the server used. */
  limit: number;
  /** Number of items on all pages; undefined when the server doesn't count them. */
  total?: number | undefined;
  /** False when the page was empty or had fewer items than `limit` (spec §4). */
  hasMore: boolean;
  /** The parameters that the backend reports as ignored, e.g. a filter it doesn't have; omitted if there are none. */
  ignored?: readonly string[] | undefined;
}

/** A page as received. */
interface Received<Item> {
  results: Item[];
  limit: number | undefined;
  total?: number | undefined;
  receivedCount: number;
  ignored?: readonly string[];
}

/** The start of the next page: its number, and the last id of the page before it. */
export interface NextPage {
  page: number;
  limit: number;
  lastId: number;
}

/**
 * Yields the items of a page and of those after it. Each id is yielded once, because items that move to a later page
 * meanwhile are sent twice. Ends at a page without new items, so that a backend that ignores `page` can't cause an
 * infinite loop.
 */
async function* itemsFrom<Item extends { id: number }>(
  first: ListPage<Item>,
  firstNumber: number,
  fetchNext: (next: NextPage) => Promise<ListPage<Item>>,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<number>();
  let current = first;
  for (let page = firstNumber + 1; ; page += 1) {
    const fresh = current.results.filter(({ id }) => !seen.has(id));
    for (const item of fresh) {
      seen.add(item.id);
      yield item;
    }
    const last = fresh.at(-1);
    if (!current.hasMore || !last) return;
    current = await fetchNext({ page, limit: first.limit, lastId: last.id });
  }
}

/**
 * A page of a list. Skipped items count as received: a full page with an invalid product isn't the last page.
 * @param requested the page's query
 * @param fetchNext fetches a page after this one
 */
export function listPage<Item extends { id: number }>(
  { results, limit: received, total, receivedCount, ignored = [] }: Received<Item>,
  requested: { page?: number | undefined; limit?: number | undefined },
  fetchNext: (next: NextPage) => Promise<ListPage<Item>>,
): ListPage<Item> {
  const limit = received ?? requested.limit ?? DEFAULT_PAGE_SIZE;
  const page = {
    results,
    limit,
    total,
    hasMore: receivedCount > 0 && receivedCount >= limit,
    ...(ignored.length > 0 && { ignored }),
  };
  // Not enumerable, so that a page is compared, copied and serialised as plain data.
  return Object.defineProperty(page, Symbol.asyncIterator, {
    value: () => itemsFrom(page as ListPage<Item>, requested.page ?? 1, fetchNext),
  }) as ListPage<Item>;
}
