import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureText, useI18n } from '../i18n';
import { useStore } from '../provider';
import { type ListPage, type ListStore, queryKey } from '../stores';

/** Pages that load by scrolling; then the visitor asks, so that what stands below the list can be reached. */
const AUTOMATIC_PAGES = 3;

/** The first page of a list and the query it answers, as a server has fetched them. */
export interface FirstPage<Item, Query> {
  readonly query: Query;
  readonly page: ListPage<Item>;
}

export interface GrowingListOptions<Item, Query> {
  /** Called once. */
  createStore: () => ListStore<Item, Query>;
  query: Query;
  /** Used as long as it answers `query`. */
  firstPage?: FirstPage<Item, Query> | undefined;
  /** Stays at the first page. */
  firstPageOnly?: boolean;
  /** Nothing is asked for: the list is empty. */
  isOff?: boolean;
}

export interface GrowingList<Item> {
  /** For the `ul` whose first children are the items. */
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly items: readonly Item[];
  /** The first page or another one is on its way. */
  readonly isLoading: boolean;
  /** The response has come, and there is nothing in it. */
  readonly isEmpty: boolean;
  /** What went wrong, for the visitor; the items that are there stay. */
  readonly error: string | undefined;
  /** It failed for want of a connection: worth another try once there is one. */
  readonly isOffline: boolean;
  retry(): void;
  /** The list goes on after its items, also while the next ones are on their way or could not be loaded. */
  readonly hasMore: boolean;
  /** Undefined while there is nothing to load now. */
  readonly loadMore: (() => void) | undefined;
  /** The next page loads as the visitor comes near the end. */
  readonly loadsByItself: boolean;
  /** The end of a list that had several pages. */
  readonly isEnd: boolean;
}

/** What a list shows that asks for nothing, whatever it held before. */
const nothing = { items: [], status: 'ready', pageCount: 0, hasMore: false, failure: undefined } as const;

/** A list that grows page by page (spec §4 «Item lists») as a component shows it. */
export function useGrowingList<Item, Query extends object>({
  createStore,
  query,
  firstPage,
  firstPageOnly = false,
  isOff = false,
}: GrowingListOptions<Item, Query>): GrowingList<Item> {
  const i18n = useI18n();
  const key = queryKey(query);
  const page = firstPage && queryKey(firstPage.query) === key ? firstPage.page : undefined;

  const [list] = useState(() => {
    const created = createStore();
    if (page && !isOff) created.show(query, page);
    return created;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query, which is made again each time
  useEffect(() => {
    if (isOff) list.cancel();
    else list.show(query, page);
  }, [list, key, isOff]);
  useEffect(() => () => list.cancel(), [list]);
  const listRef = useRef<HTMLUListElement>(null);

  const held = useStore(list);
  const { items, status, pageCount, hasMore, failure } = isOff ? nothing : held;
  const isLoading = status === 'idle' || status === 'loading';
  const goesOn = !firstPageOnly && hasMore;
  return {
    listRef,
    items,
    isLoading,
    isEmpty: items.length === 0 && status === 'ready',
    error: failure && failureText(i18n, failure),
    isOffline: failure?.kind === 'offline',
    retry: list.retry,
    hasMore: goesOn,
    loadMore: status === 'ready' && goesOn ? list.loadMore : undefined,
    loadsByItself: pageCount <= AUTOMATIC_PAGES,
    isEnd: status === 'ready' && !hasMore && pageCount > 1,
  };
}
