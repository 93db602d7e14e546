import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { matchRoute, NOT_FOUND_PATH, type PageName } from '../app/routes';
import { loadedAddress, urlOf } from '../routing/addresses';
import type { Fetching } from './fetch-page';
import { historyEntry } from './history-entry';
import { importFetchPage, warmUp } from './next-page';
import { createPageMemory, type PageMemory } from './page-memory';
import { pathOf } from './path-of';
import type { ShownPage } from './shown-page';
import type { FailedVisit } from './use-unopened-page';

/** On a network without internet access the browser would replace the page with its own error page. */
const isReachable = (url: URL, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );

/** Whether Back or Forward led to the current history entry. */
function useIsOlderEntry(): RefObject<boolean> {
  const isOlder = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isOlder.current = type === 'popstate';
    };
    // The router dispatches the second one.
    const end = new AbortController();
    for (const type of ['popstate', 'pushState']) window.addEventListener(type, note, { signal: end.signal });
    return () => end.abort();
  }, []);
  return isOlder;
}

export interface PageLoading {
  /** The page on the screen; the previous one while the next is loading. */
  shown: ShownPage;
  isLoading: boolean;
  /** The page being loaded, if it isn't the one on the screen. */
  expected: PageName | undefined;
  /** Loads the page of the current address again. */
  reload: () => void;
}

/**
 * The page of an address: `first` while the address is its own, then the page of the current address once loaded.
 * Without a connection the visitor stays on the current page, and `onFail` is called; it and `context` must be stable.
 */
export function usePage(
  address: string,
  first: ShownPage,
  context: Fetching,
  onFail: (failed: FailedVisit) => void,
): PageLoading {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState(() => ({ ...first, address: loadedAddress(first.address) }));
  const [reloads, setReloads] = useState({ asked: 0, done: 0 });
  const memory = useRef<PageMemory<ShownPage>>(undefined);
  const isReloading = reloads.asked !== reloads.done;
  const wanted = loadedAddress(address);
  const isLoading = shown.address !== wanted || isReloading;
  /** Address of the page on the screen, as the browser shows it. */
  const stayedAt = useRef(address);
  const isOlderEntry = useIsOlderEntry();

  // As soon as the page is on the screen: a moment later the visitor may have gone back to another entry.
  useLayoutEffect(() => {
    memory.current ??= createPageMemory();
    if (isLoading) return;
    memory.current.keep(historyEntry(window.history), shown);
    stayedAt.current = address;
  }, [isLoading, shown, address]);

  useEffect(() => {
    if (!isLoading) return;
    const kept = isReloading ? undefined : memory.current?.get(historyEntry(window.history), wanted);
    const controller = new AbortController();
    const { signal } = controller;
    if (kept) {
      const showKept = () => signal.aborted || setShown({ ...kept, isReturn: true });
      // Parts that the visitor never came near: without their code the page is too short for its scroll position.
      kept.page.parts(kept).then(showKept, showKept);
      return () => controller.abort();
    }
    const endReload = () => setReloads({ asked: reloads.asked, done: reloads.asked });
    const stay = () => {
      if (isReloading) return endReload();
      // An entry that Back or Forward led to belongs to its own page, which may open later.
      navigate(stayedAt.current, { replace: !isOlderEntry.current });
      onFail({ wanted: address, stayedAt: shown.address });
    };
    const show = async () => {
      const fetchPage = await importFetchPage();
      const page = await fetchPage(address, { ...context, signal });
      if (signal.aborted) return;
      if (page === 'missing') return navigate(NOT_FOUND_PATH, { replace: true });
      if (page === 'unreachable') return stay();
      startTransition(() => {
        setShown(page);
        endReload();
      });
    };
    // Code of an earlier deployment, or that failed to load once: loading the document fixes that.
    const openDocument = async () => {
      const url = urlOf(address, window.location.origin);
      const isDocumentThere = navigator.onLine && (await isReachable(url, signal));
      if (signal.aborted) return;
      if (isDocumentThere) window.location.assign(url);
      else stay();
    };
    const match = matchRoute(pathOf(address));
    if (match && navigator.onLine) warmUp(match.row.name);
    show().catch(() => (signal.aborted ? undefined : openDocument()));
    return () => controller.abort();
  }, [
    isLoading,
    isReloading,
    shown,
    address,
    wanted,
    reloads.asked,
    context,
    onFail,
    navigate,
    isOlderEntry,
  ]);

  return {
    shown,
    isLoading,
    expected: pathOf(address) === pathOf(shown.address) ? undefined : matchRoute(pathOf(address))?.row.name,
    reload: () => setReloads(({ asked, done }) => ({ asked: asked + 1, done })),
  };
}
