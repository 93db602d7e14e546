import { makeApiError } from '@diwan/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { createListStore, type ListCache, type ListPage, type ListStart, queryKey } from './list-store';

interface Chair {
  id: number;
}
interface Query {
  sort?: string;
  category?: number;
}

const chairs = (...ids: number[]): Chair[] => ids.map((id) => ({ id }));
const idsOf = (items: readonly Chair[]) => items.map(({ id }) => id);

/** A server whose responses are triggered manually, in any order. */
function manualServer(cache?: ListCache<Chair>, start?: ListStart<Chair, Query>) {
  const calls: {
    query: Query;
    page: number;
    signal: AbortSignal;
    respond: (page: ListPage<Chair>) => Promise<void>;
    fail: (error: Error) => Promise<void>;
  }[] = [];
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
  const list = createListStore<Chair, Query>({
    fetchPage: (query, page, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          query,
          page,
          signal,
          respond(result) {
            resolve(result);
            return settled();
          },
          fail(error) {
            reject(error);
            return settled();
          },
        });
      }),
    ...(cache && { cache }),
    start,
  });
  const call = (index: number) => {
    const found = calls[index];
    if (!found) throw new Error(`No call ${index}`);
    return found;
  };
  return { list, calls, call };
}

describe('list store', () => {
  it('is loading until the first page arrives', async () => {
    const { list, call } = manualServer();
    expect(list.status.value).toBe('idle');
    list.show({});
    expect(list.isLoading.value).toBe(true);
    await call(0).respond({ results: chairs(1, 2), hasMore: true });
    expect(list.status.value).toBe('ready');
    expect(idsOf(list.items.value)).toEqual([1, 2]);
    expect(list.pageCount.value).toBe(1);
  });

  it('appends the next page and stops at the end', async () => {
    const { list, calls, call } = manualServer();
    list.show({});
    await call(0).respond({ results: chairs(1, 2), hasMore: true });
    list.loadMore();
    expect(call(1).page).toBe(2);
    expect(idsOf(list.items.value)).toEqual([1, 2]);
    await call(1).respond({ results: chairs(3), hasMore: false });
    expect(idsOf(list.items.value)).toEqual([1, 2, 3]);
    list.loadMore();
    expect(calls).toHaveLength(2);
  });

  it('requests a page once, however often the sentinel is reached', async () => {
    const { list, calls, call } = manualServer();
    list.show({});
    list.loadMore();
    await call(0).respond({ results: chairs(1), hasMore: true });
    list.loadMore();
    list.loadMore();
    expect(calls).toHaveLength(2);
  });

  it('starts over at page 1 when the query changes, and aborts pending requests', async () => {
    const { list, call } = manualServer();
    list.show({ sort: 'name' });
    await call(0).respond({ results: chairs(1, 2), hasMore: true });
    list.loadMore();
    list.show({ sort: 'price' });
    expect(call(1).signal.aborted).toBe(true);
    expect(list.items.value).toEqual([]);
    expect(call(2)).toMatchObject({ query: { sort: 'price' }, page: 1 });
  });

  it('starts over even when returning to a query shown before', async () => {
    const { list, calls, call } = manualServer();
    list.show({ sort: 'name' });
    await call(0).respond({ results: chairs(1), hasMore: false });
    list.show({ sort: 'price' });
    await call(1).respond({ results: chairs(2), hasMore: false });
    list.show({ sort: 'name' });
    expect(calls).toHaveLength(3);
    expect(list.isLoading.value).toBe(true);
  });

  it('drops a stale response that arrives after a newer one', async () => {
    const { list, call } = manualServer();
    list.show({ sort: 'name' });
    list.show({ sort: 'price' });
    await call(1).respond({ results: chairs(2), hasMore: false });
    await call(0).respond({ results: chairs(1), hasMore: true });
    expect(idsOf(list.items.value)).toEqual([2]);
    expect(list.hasMore.value).toBe(false);
  });

  it('does not fail because of a stale error', async () => {
    const { list, call } = manualServer();
    list.show({ sort: 'name' });
    list.show({ sort: 'price' });
    await call(0).fail(new Error('too late'));
    expect(list.status.value).toBe('loading');
  });

  it('shows an item once if pages overlap', async () => {
    const { list, call } = manualServer();
    list.show({});
    await call(0).respond({ results: chairs(1, 2, 2), hasMore: true });
    list.loadMore();
    await call(1).respond({ results: chairs(2, 3), hasMore: false });
    expect(idsOf(list.items.value)).toEqual([1, 2, 3]);
  });

  it('keeps its items when a page fails, and retries that page', async () => {
    const { list, call } = manualServer();
    list.show({});
    await call(0).respond({ results: chairs(1), hasMore: true });
    list.loadMore();
    await call(1).fail(makeApiError({ status: 503 }));
    expect(list.status.value).toBe('failed');
    expect(list.failure.value).toMatchObject({ kind: 'server' });
    expect(idsOf(list.items.value)).toEqual([1]);
    list.retry();
    expect(call(2).page).toBe(2);
    expect(list.failure.value).toBeUndefined();
    await call(2).respond({ results: chairs(2), hasMore: false });
    expect(idsOf(list.items.value)).toEqual([1, 2]);
  });

  it('uses the server’s first page without a request', () => {
    const { list, calls } = manualServer();
    list.show({}, { results: chairs(1, 2), hasMore: true });
    expect(calls).toHaveLength(0);
    expect(list.status.value).toBe('ready');
    list.loadMore();
    expect(calls).toHaveLength(1);
  });

  it('shows all cached pages on back navigation, instead of the server’s page', async () => {
    const cache: ListCache<Chair> = new Map();
    const before = manualServer(cache);
    before.list.show({ category: 1 });
    await before.call(0).respond({ results: chairs(1), hasMore: true });
    before.list.loadMore();
    await before.call(1).respond({ results: chairs(2), hasMore: true });

    const back = manualServer(cache);
    back.list.show({ category: 1 }, { results: chairs(1), hasMore: true });
    expect(idsOf(back.list.items.value)).toEqual([1, 2]);
    expect(back.list.pageCount.value).toBe(2);
    expect(back.calls).toHaveLength(0);
  });

  it('has its first items when it is created, and caches them once they are shown', async () => {
    const cache: ListCache<Chair> = new Map();
    const start = { query: { category: 1 }, firstPage: { results: chairs(1), hasMore: true } };
    const { list, calls, call } = manualServer(cache, start);
    expect(idsOf(list.items.value)).toEqual([1]);
    expect(list.status.value).toBe('ready');
    expect(cache.size).toBe(0);

    list.show(start.query, start.firstPage);
    expect(calls).toHaveLength(0);
    expect(cache.size).toBe(1);
    list.loadMore();
    await call(0).respond({ results: chairs(2), hasMore: true });
    expect(idsOf(manualServer(cache, start).list.items.value)).toEqual([1, 2]);
    expect(manualServer(cache, { query: {} }).list.status.value).toBe('idle');
  });

  it('evicts the oldest of many cached lists', () => {
    const cache: ListCache<Chair> = new Map();
    for (let category = 1; category <= 30; category++) {
      manualServer(cache).list.show({ category }, { results: chairs(1), hasMore: false });
    }
    expect(cache.size).toBe(20);
    expect(cache.has(queryKey({ category: 30 }))).toBe(true);
    expect(cache.has(queryKey({ category: 1 }))).toBe(false);
  });

  it('can be shown again after being cancelled', async () => {
    const { list, calls, call } = manualServer();
    list.show({});
    list.cancel();
    expect(call(0).signal.aborted).toBe(true);
    expect(list.status.value).toBe('idle');
    list.show({});
    expect(calls).toHaveLength(2);
  });

  it('keeps its pages when cancelled while loading more', async () => {
    const { list, call } = manualServer();
    list.show({});
    await call(0).respond({ results: chairs(1), hasMore: true });
    list.loadMore();
    list.cancel();
    expect(list.status.value).toBe('ready');
    expect(idsOf(list.items.value)).toEqual([1]);
  });

  it('notifies its listeners once per response', async () => {
    const { list, call } = manualServer();
    list.show({});
    const seen = vi.fn();
    const stop = list.items.subscribe(seen);
    await call(0).respond({ results: chairs(1), hasMore: false });
    expect(seen).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('queryKey', () => {
  it('is independent of the order of fields', () => {
    expect(queryKey({ a: 1, b: [2, 3] })).toBe(queryKey({ b: [2, 3], a: 1 }));
    expect(queryKey({ a: 1, b: undefined })).toBe(queryKey({ a: 1 }));
    expect(queryKey({ a: 1 })).not.toBe(queryKey({ a: 2 }));
  });
});
