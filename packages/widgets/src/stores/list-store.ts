import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';

export type ListStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface ListPage<Element> {
  readonly results: readonly Element[];
  /** False when the page is empty or shorter than the limit (spec §4). */
  readonly hasMore: boolean;
}

/** Fetches one page, counted from 1. */
export type FetchPage<Element, Query> = (
  query: Query,
  page: number,
  signal: AbortSignal,
) => Promise<ListPage<Element>>;

/** A list that grows page by page (spec §4 «Item lists»). */
export interface ListStore<Element, Query> {
  readonly elements: ReadonlySignal<readonly Element[]>;
  readonly status: ReadonlySignal<ListStatus>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** Pages held; 0 before the first answer. */
  readonly pageCount: ReadonlySignal<number>;
  /** The server's words for visitors when `status` is `failed`; undefined when it had none. */
  readonly message: ReadonlySignal<string | undefined>;

  /**
   * Shows the list of a query. The first one shown may come from `firstPage` (rendered by a server) or from the
   * cache, with all the pages it had when the visitor left; every later change starts over at page 1.
   */
  show(query: Query, firstPage?: ListPage<Element>): void;
  /** Appends the next page; does nothing while loading, at the end or before the first page. */
  loadMore(): void;
  /** Asks again for the page that failed. */
  retry(): void;
  /** Drops the answer on its way, as when the list leaves the screen. */
  cancel(): void;
}

export interface ListSnapshot<Element> {
  readonly elements: readonly Element[];
  readonly hasMore: boolean;
  readonly pageCount: number;
}

/** Lists by query, kept for the way back. */
export type ListCache<Element> = Map<string, ListSnapshot<Element>>;

const MAX_CACHED_LISTS = 20;

/** Remembers a list as the most recent one and forgets the oldest beyond the limit. */
function remember<Element>(cache: ListCache<Element>, key: string, snapshot: ListSnapshot<Element>) {
  cache.delete(key);
  cache.set(key, snapshot);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED_LISTS && oldest !== undefined) cache.delete(oldest);
}

/** Appends the elements that aren't there yet: a product added on the server shifts pages by one. */
function appendNew<Element extends { readonly id: number }>(
  present: readonly Element[],
  arriving: readonly Element[],
): readonly Element[] {
  const known = new Set(present.map(({ id }) => id));
  return [...present, ...arriving.filter(({ id }) => !known.has(id) && known.add(id))];
}

/** The same query has the same key, whatever the order of its fields; absent ones don't count. */
export function queryKey(query: object): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const emptyList = { elements: [], hasMore: false, pageCount: 0 };

export function createListStore<Element extends { readonly id: number }, Query extends object>({
  fetchPage,
  cache = new Map(),
  describeError,
}: {
  fetchPage: FetchPage<Element, Query>;
  cache?: ListCache<Element>;
  /** The server's words for visitors about a failed call, when it had any. */
  describeError: (error: unknown) => string | undefined;
}): ListStore<Element, Query> {
  const snapshot = signal<ListSnapshot<Element>>(emptyList);
  const status = signal<ListStatus>('idle');
  const message = signal<string | undefined>(undefined);

  let shown: { query: Query; key: string } | undefined;
  let inFlight: AbortController | undefined;

  const abort = () => {
    inFlight?.abort();
    inFlight = undefined;
  };

  const take = (key: string, next: ListSnapshot<Element>) => {
    remember(cache, key, next);
    batch(() => {
      snapshot.value = next;
      status.value = 'ready';
      message.value = undefined;
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
      message.value = undefined;
    });
    try {
      const { results, hasMore } = await fetchPage(query, page, controller.signal);
      // Another query or page was asked for in the meantime: this answer is stale.
      if (inFlight !== controller) return;
      inFlight = undefined;
      take(key, {
        elements: appendNew(page === 1 ? [] : snapshot.peek().elements, results),
        hasMore,
        pageCount: page,
      });
    } catch (error) {
      if (inFlight !== controller) return;
      inFlight = undefined;
      batch(() => {
        status.value = 'failed';
        message.value = describeError(error);
      });
    }
  };

  const loadNext = () => load(snapshot.peek().pageCount + 1);

  return {
    elements: computed(() => snapshot.value.elements),
    hasMore: computed(() => snapshot.value.hasMore),
    pageCount: computed(() => snapshot.value.pageCount),
    isLoading: computed(() => status.value === 'loading'),
    status,
    message,

    show(query, firstPage) {
      const key = queryKey(query);
      const isFirst = shown === undefined;
      if (shown?.key === key && status.peek() !== 'idle') return;
      abort();
      shown = { query, key };
      const held = isFirst ? cache.get(key) : undefined;
      if (held) take(key, held);
      else if (firstPage)
        take(key, { elements: appendNew([], firstPage.results), hasMore: firstPage.hasMore, pageCount: 1 });
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
