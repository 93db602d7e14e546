import { describe, expect, it, vi } from 'vitest';
import { type ListPage, listAll, listPage } from './list-page';

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const collect = async <Item>(iterable: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of iterable) collected.push(item);
  return collected;
};

describe('listPage', () => {
  it.each([
    ['an empty page', { results: [], limit: 10, receivedCount: 0 }, false],
    ['a short page', { results: items(1), limit: 2, receivedCount: 1 }, false],
    ['a full page', { results: items(1, 2), limit: 2, receivedCount: 2 }, true],
    ['a full page with an invalid item', { results: items(1), limit: 2, receivedCount: 2 }, true],
    ['an empty page with limit 0', { results: [], limit: 0, receivedCount: 0 }, false],
  ])('of %s', (_, response, hasMore) => {
    expect(listPage(response, undefined).hasMore).toBe(hasMore);
  });

  it("uses the server's limit, else the requested one, else ten", () => {
    const response = { results: items(1), receivedCount: 1 };
    expect(listPage({ ...response, limit: 5 }, 20).limit).toBe(5);
    expect(listPage({ ...response, limit: undefined }, '20').limit).toBe(20);
    expect(listPage({ ...response, limit: undefined }, undefined).limit).toBe(10);
  });
});

describe('listAll', () => {
  const pages =
    (...all: number[][]) =>
    async ({ page, limit }: { page: number; limit: number }): Promise<ListPage<{ id: number }>> => ({
      results: items(...(all[page - 1] ?? [])),
      limit,
      hasMore: page < all.length,
    });

  it('yields every page in order', async () => {
    expect(await collect(listAll(pages([1, 2], [3, 4], [5]), {}))).toEqual(items(1, 2, 3, 4, 5));
  });

  it('yields an item that moved to the next page once', async () => {
    expect(await collect(listAll(pages([1, 2], [2, 3]), {}))).toEqual(items(1, 2, 3));
  });

  it('ends even if the backend ignores `page`', async () => {
    const stuck = vi.fn(async () => ({ results: items(1, 2), limit: 2, hasMore: true }));
    expect(await collect(listAll(stuck, {}))).toEqual(items(1, 2));
    expect(stuck).toHaveBeenCalledTimes(2);
  });

  it('requests only the pages that are consumed', async () => {
    const fetchPage = vi.fn(pages([1, 2], [3, 4]));
    for await (const { id } of listAll(fetchPage, {})) if (id === 2) break;
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('keeps filters, starts at the given page and requests large pages', async () => {
    const fetchPage = vi.fn(pages([1], [2], [3]));
    const query = { page: 2, category: 7 };
    expect(await collect(listAll(fetchPage, query))).toEqual(items(2, 3));
    expect(fetchPage.mock.calls).toEqual([
      [{ page: 2, category: 7, limit: 100 }],
      [{ page: 3, category: 7, limit: 100 }],
    ]);
  });
});
