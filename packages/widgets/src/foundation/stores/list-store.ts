import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Failure, failureOf } from './failure';

/** `idle` until a list is shown; `failed` when its last page could not be fetched. */
export type ListStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** One page of a list, as a resource of the client returns it. */
export interface ListPage<Item> {
  readonly results: readonly Item[];
  /** False when the page is empty or shorter than the limit (spec §4). */
  readonly hasMore: boolean;
}

/** Fetches one page, counted from 1. */
export type FetchPage<Item, Query> = (
  query: Query,
  page: number,
  signal: AbortSignal,
) => Promise<ListPage<Item>>;

/** A list that grows page by page (spec §4 «Item lists»). */
export interface ListStore<Item, Query> {
  readonly items: ReadonlySignal<readonly Item[]>;
  readonly status: ReadonlySignal<ListStatus>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** Number of loaded pages; 0 before the first response. */
  readonly pageCount: ReadonlySignal<number>;
  /** Why the last page failed; undefined unless `status` is `failed`. */
  readonly failure: ReadonlySignal<Failure | undefined>;

  /**
   * Shows the list of a query. The first list shown may come from `firstPage` (fetched by a server) or from the cache,
   * with all pages the visitor had loaded; every later change starts over at page 1.
   */
  show(query: Query, firstPage?: ListPage<Item>): void;
  /** Appends the next page; does nothing while loading, at the end or before the first page. */
  loadMore(): void;
  /** Requests the failed page again. */
  retry(): void;
  /** Aborts the pending request, for example when the list is unmounted. */
  cancel(): void;
}

/** A list on the screen, without its items. */
export type ShownList = Pick<ListStore<never, never>, 'status' | 'hasMore' | 'loadMore'>;

export interface ListSnapshot<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly pageCount: number;
}

/** Cached lists by query, for back navigation. */
export type ListCache<Item> = Map<string, ListSnapshot<Item>>;

const MAX_CACHED_LISTS = 20;

/** Caches a list as the most recent one and evicts the oldest beyond the limit. */
function cacheList<Item>(cache: ListCache<Item>, key: string, snapshot: ListSnapshot<Item>) {
  cache.delete(key);
  cache.set(key, snapshot);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED_LISTS && oldest !== undefined) cache.delete(oldest);
}

/** Appends only new items: a product added on the server shifts pages by one. */
function appendNew<Item extends { readonly id: number }>(
  present: readonly Item[],
  arriving: readonly Item[],
): readonly Item[] {
  const known = new Set(present.map(({ id }) => id));
  return [...present, ...arriving.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** Cache key of a query, independent of the order of fields; undefined ones are ignored. */
export function queryKey(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const emptyList = { items: [], hasMore: false, pageCount: 0 };

/** A query whose list is known without a request, from `firstPage` or the cache. */
export interface ListStart<Item, Query> {
  readonly query: Query;
  readonly firstPage?: ListPage<Item> | undefined;
}

export interface ListStoreOptions<Item, Query> {
  readonly fetchPage: FetchPage<Item, Query>;
  readonly cache?: ListCache<Item>;
  /** Has its items from the beginning, before `show`: the first frame is as high as the list. */
  readonly start?: ListStart<Item, Query> | undefined;
}

export function createListStore<Item extends { readonly id: number }, Query extends object>({
  fetchPage,
  cache = new Map(),
  start,
}: ListStoreOptions<Item, Query>): ListStore<Item, Query> {
  const ofFirstPage = (page: ListPage<Item> | undefined): ListSnapshot<Item> | undefined =>
    page && { items: appendNew([], page.results), hasMore: page.hasMore, pageCount: 1 };

  const startKey = start ? queryKey(start.query) : '';
  const started = start && (cache.get(startKey) ?? ofFirstPage(start.firstPage));
  const snapshot = signal<ListSnapshot<Item>>(started ?? emptyList);
  const status = signal<ListStatus>(started ? 'ready' : 'idle');
  const failure = signal<Failure | undefined>(undefined);

  let shown = start && started && { query: start.query, key: startKey };
  let inFlight: AbortController | undefined;

  const abort = () => {
    inFlight?.abort();
    inFlight = undefined;
  };

  const take = (key: string, next: ListSnapshot<Item>) => {
    cacheList(cache, key, next);
    batch(() => {
      snapshot.value = next;
      status.value = 'ready';
      failure.value = undefined;
    });
  };

  const load = async (page: number) => {
    if (!shown) return;
    const { query, key } = shown;
    abort();
    const controller = new AbortController();
    inFlight = controller;
    batch(() => {
      if (page === 1) snapshot.value = emptyList;
      status.value = 'loading';
      failure.value = undefined;
    });
    try {
      const { results, hasMore } = await fetchPage(query, page, controller.signal);
      // Stale: another query or page has been requested in the meantime.
      if (inFlight !== controller) return;
      inFlight = undefined;
      take(key, {
        items: appendNew(page === 1 ? [] : snapshot.peek().items, results),
        hasMore,
        pageCount: page,
      });
    } catch (error) {
      if (inFlight !== controller) return;
      inFlight = undefined;
      batch(() => {
        status.value = 'failed';
        failure.value = failureOf(error);
      });
    }
  };

  const loadNext = () => load(snapshot.peek().pageCount + 1);

  return {
    items: computed(() => snapshot.value.items),
    hasMore: computed(() => snapshot.value.hasMore),
    pageCount: computed(() => snapshot.value.pageCount),
    isLoading: computed(() => status.value === 'loading'),
    status,
    failure,

    show(query, firstPage) {
      const key = queryKey(query);
      const isFirst = shown === undefined;
      if (shown?.key === key && status.peek() !== 'idle') {
        if (started === snapshot.peek()) cacheList(cache, key, started);
        return;
      }
      abort();
      shown = { query, key };
      const held = (isFirst ? cache.get(key) : undefined) ?? ofFirstPage(firstPage);
      if (held) take(key, held);
      else void load(1);
    },
    loadMore() {
      if (status.peek() === 'ready' && snapshot.peek().hasMore) void loadNext();
    },
    retry() {
      if (status.peek() === 'failed') void loadNext();
    },
    cancel() {
      if (!inFlight) return;
      abort();
      status.value = snapshot.peek().pageCount === 0 ? 'idle' : 'ready';
    },
  };
}
