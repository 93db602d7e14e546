import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureText, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useStore } from '../../../foundation/signals/use-signal-value';
import { type ListPage, type ListStart, type ListStore, queryKey } from '../../../foundation/stores';
import { useIsHydrating } from '../../../foundation/ui/use-is-hydrating';

/** Pages that load on scroll. After that the visitor has to click, so that the content below the list is reachable. */
const AUTOMATIC_PAGES = 3;

/** The first page of a list with its query, as fetched by a server. */
export interface FirstPage<Item, Query> {
  readonly query: Query;
  readonly page: ListPage<Item>;
}

export interface GrowingListOptions<Item, Query> {
  /** Called once, and on each return; the store has its items from `start`, if that is given. */
  createStore: (start: ListStart<Item, Query> | undefined) => ListStore<Item, Query>;
  query: Query;
  /** Used while it matches `query`. */
  firstPage?: FirstPage<Item, Query> | undefined;
  /** Doesn't load further pages. */
  singlePage?: boolean;
  /** Whether the visitor returns to the query with Back or Forward: it shows all pages loaded before. */
  isReturn?: boolean | undefined;
  /** Fetches nothing: the list is empty. */
  isOff?: boolean;
}

export interface GrowingList<Item> {
  /** Ref of the `ul` whose first children are the items. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly items: readonly Item[];
  /** Whether the first or another page is loading. */
  readonly isLoading: boolean;
  /** Whether the response has arrived and is empty. */
  readonly isEmpty: boolean;
  /** Error message for the visitor; loaded items stay. */
  readonly error: string | undefined;
  /** Whether it failed because there is no connection; worth retrying when it returns. */
  readonly isOffline: boolean;
  retry(): void;
  /** Whether there are more items, also while they load or after they failed to load. */
  readonly hasMore: boolean;
  /** Undefined while there is nothing to load. */
  readonly loadMore: (() => void) | undefined;
  /** Whether the next page loads when the visitor nears the end. */
  readonly loadsByItself: boolean;
  /** Whether this is the end of a list of several pages. */
  readonly isEnd: boolean;
}

/** State of a list that is off, whatever it held before. */
const nothing = { items: [], status: 'ready', pageCount: 0, hasMore: false, failure: undefined } as const;

/** A list that grows page by page (spec §4 «Item lists»), for use in a component. */
export function useGrowingList<Item, Query extends object>({
  createStore,
  query,
  firstPage,
  singlePage = false,
  isReturn = false,
  isOff = false,
}: GrowingListOptions<Item, Query>): GrowingList<Item> {
  const i18n = useI18n();
  const key = queryKey(query);
  const page = firstPage && queryKey(firstPage.query) === key ? firstPage.page : undefined;

  const isHydrating = useIsHydrating();
  /** In the first frame: the page is as high as when the visitor left it, and can scroll to the same place. */
  const start = () => ({
    key,
    list: createStore(!isOff && (page || !isHydrating) ? { query, firstPage: page } : undefined),
  });
  const [started, setStarted] = useState(start);
  const { list } = started;
  // Another query starts over (spec §4), except that a new store takes its first list from the cache.
  if (started.key !== key) setStarted(isReturn ? start() : { key, list });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the query, a new object on each render
  useEffect(() => {
    if (isOff) list.cancel();
    else list.show(query, page);
  }, [list, key, isOff]);
  useEffect(() => () => list.cancel(), [list]);
  const listRef = useRef<HTMLUListElement>(null);

  const held = useStore(list);
  const { items, status, pageCount, hasMore, failure } = isOff ? nothing : held;
  const isLoading = status === 'idle' || status === 'loading';
  const canGrow = !singlePage && hasMore;
  const loadMore = status === 'ready' && canGrow ? list.loadMore : undefined;
  const { lists } = useDiwan().stores;
  useEffect(() => {
    if (singlePage || isOff) return;
    lists.shown.add(list);
    return () => void lists.shown.delete(list);
  }, [lists, list, singlePage, isOff]);
  return {
    listRef,
    items,
    isLoading,
    isEmpty: items.length === 0 && status === 'ready',
    error: failure && failureText(i18n, failure),
    isOffline: failure?.kind === 'offline',
    retry: list.retry,
    hasMore: canGrow,
    loadMore,
    loadsByItself: pageCount <= AUTOMATIC_PAGES,
    isEnd: status === 'ready' && !hasMore && pageCount > 1,
  };
}
