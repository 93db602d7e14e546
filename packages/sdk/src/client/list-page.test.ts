import { describe, expect, it, vi } from 'vitest';
import { type ListPage, listPage } from './list-page';

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const noMore = () => Promise.reject(new Error('no further page'));

describe('listPage', () => {
  it.each([
    ['an empty page', { results: [], limit: 10, receivedCount: 0 }, false],
    ['a short page', { results: items(1), limit: 2, receivedCount: 1 }, false],
    ['a full page', { results: items(1, 2), limit: 2, receivedCount: 2 }, true],
    ['a full page with an invalid item', { results: items(1), limit: 2, receivedCount: 2 }, true],
    ['an empty page with limit 0', { results: [], limit: 0, receivedCount: 0 }, false],
  ])('of %s', (_, response, hasMore) => {
    expect(listPage(response, {}, noMore).hasMore).toBe(hasMore);
  });

  it("uses the server's limit, else the requested one, else ten", () => {
    const response = { results: items(1), receivedCount: 1 };
    expect(listPage({ ...response, limit: 5 }, { limit: 20 }, noMore).limit).toBe(5);
    expect(listPage({ ...response, limit: undefined }, { limit: 20 }, noMore).limit).toBe(20);
    expect(listPage({ ...response, limit: undefined }, {}, noMore).limit).toBe(10);
  });

  it('is plain data beside its iterator', () => {
    const page = listPage({ results: items(1), limit: 5, receivedCount: 1 }, {}, noMore);
    expect(page).toEqual({ results: items(1), limit: 5, hasMore: false });
    expect(Reflect.ownKeys({ ...page })).toEqual(['results', 'limit', 'total', 'hasMore']);
  });
});

describe('iterating over a page', () => {
  /** A list whose backend has these pages. */
  const listOf = (pages: number[][], asked: number[] = []) => {
    const list = async (page: number): Promise<ListPage<{ id: number }>> => {
      asked.push(page);
      const ids = pages[page - 1] ?? [];
      return listPage({ results: items(...ids), limit: 2, receivedCount: ids.length }, { page }, (next) =>
        list(next.page),
      );
    };
    return list;
  };
  const collect = async (page: ListPage<{ id: number }>) => {
    const ids: number[] = [];
    for await (const { id } of page) ids.push(id);
    return ids;
  };

  it('yields its items and those of the pages after it, in order', async () => {
    const list = listOf([[1, 2], [3, 4], [5]]);
    expect(await collect(await list(1))).toEqual([1, 2, 3, 4, 5]);
    expect(await collect(await list(2))).toEqual([3, 4, 5]);
  });

  it('yields an item that moved to the next page once', async () => {
    expect(await collect(await listOf([[1, 2], [2, 3], []])(1))).toEqual([1, 2, 3]);
  });

  it('ends even if the backend ignores `page`', async () => {
    const fetchNext = vi.fn(async (): Promise<ListPage<{ id: number }>> => stuck());
    const stuck = () => listPage({ results: items(1, 2), limit: 2, receivedCount: 2 }, {}, fetchNext);
    expect(await collect(stuck())).toEqual([1, 2]);
    expect(fetchNext).toHaveBeenCalledTimes(1);
  });

  it('fetches only the pages that are consumed', async () => {
    const asked: number[] = [];
    for await (const { id } of await listOf([[1, 2], [3, 4], [5]], asked)(1)) if (id === 3) break;
    expect(asked).toEqual([1, 2]);
  });
});
