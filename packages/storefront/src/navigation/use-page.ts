import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { NOT_FOUND_PATH, pathOf, urlOf } from './addresses';
import { historyEntry } from './history/history-entry';
import { createPageMemory, type PageMemory } from './history/page-memory';
import type { Page } from './page/define-page';
import { type Fetching, fetchPage } from './page/fetch-page';
import type { ShownPage } from './page/shown-page';
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

/** A page that isn't on the screen yet. */
export interface ExpectedPage {
  /** Missing until its code has loaded, and for pages without one. */
  skeleton?: ComponentType | undefined;
}

export interface PageOfAddress {
  /** The page on the screen; the previous one while the next is loading. */
  shown: ShownPage;
  isLoading: boolean;
  /** The page being loaded, if it isn't the one on the screen. */
  expected: ExpectedPage | undefined;
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
): PageOfAddress {
  const [, navigate] = useLocation();
  const { routes } = context;
  const [shown, setShown] = useState(() => ({ ...first, address: routes.loadedAddress(first.address) }));
  const [coming, setComing] = useState<{ address: string; page: Page }>();
  const [reloads, setReloads] = useState({ asked: 0, done: 0 });
  const memory = useRef<PageMemory<ShownPage>>(undefined);
  const isReloading = reloads.asked !== reloads.done;
  const wanted = routes.loadedAddress(address);
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
      const onCode = (page: Page) => {
        if (!signal.aborted) startTransition(() => setComing({ address: wanted, page }));
      };
      const page = await fetchPage(address, { ...context, signal, onCode });
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

  const skeleton = coming?.address === wanted ? coming.page.skeleton : undefined;
  return {
    shown,
    isLoading,
    expected: pathOf(address) === pathOf(shown.address) ? undefined : { skeleton },
    reload: () => setReloads(({ asked, done }) => ({ asked: asked + 1, done })),
  };
}
