import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { NOT_FOUND_PATH, pathOf } from './addresses';
import type { Places } from './history/places';
import type { Page } from './page/define-page';
import type { Fetching } from './page/fetch-page';
import { startVisit } from './page/open-page';
import type { ShownPage } from './page/shown-page';
import type { FailedVisit } from './use-unopened-page';

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

interface PageOptions {
  /** The page of the first address. */
  first: ShownPage;
  /** Stable. */
  context: Fetching;
  /** Browser only. */
  places: Places | undefined;
  /** Called where the visitor stays on the current page, without a connection. Stable. */
  onFail: (failed: FailedVisit) => void;
}

/** The page of an address: `first` while the address is its own, then the page of the current address once loaded. */
export function usePage(address: string, { first, context, places, onFail }: PageOptions): PageOfAddress {
  const [, navigate] = useLocation();
  const { routes } = context;
  const [shown, setShown] = useState(() => ({ ...first, address: routes.loadedAddress(first.address) }));
  const [coming, setComing] = useState<{ address: string; page: Page }>();
  const [reloads, setReloads] = useState({ asked: 0, done: 0 });
  const { asked } = reloads;
  const isReloading = asked !== reloads.done;
  const wanted = routes.loadedAddress(address);
  const isLoading = shown.address !== wanted || isReloading;
  /** Address of the page on the screen, as the browser shows it. */
  const stayedAt = useRef(address);
  const isOlderEntry = useIsOlderEntry();

  // As soon as the page is on the screen: a moment later the visitor may have gone back to another entry.
  useLayoutEffect(() => {
    if (isLoading) return;
    places?.keepPage(shown);
    stayedAt.current = address;
  }, [isLoading, shown, address, places]);

  const stay = useCallback(
    (from: string) => {
      // An entry that Back or Forward led to belongs to its own page, which may open later.
      navigate(stayedAt.current, { replace: !isOlderEntry.current });
      onFail({ wanted: address, stayedAt: from });
    },
    [address, navigate, onFail, isOlderEntry],
  );

  useEffect(() => {
    if (!isLoading) return;
    const endReload = () => setReloads((latest) => ({ ...latest, done: asked }));
    const show = (page: ShownPage) => {
      setShown(page);
      endReload();
    };
    const kept = isReloading ? undefined : places?.pageOf(wanted);
    return startVisit({
      address,
      kept,
      context,
      onCode: (page) => startTransition(() => setComing({ address: wanted, page })),
      // A page that was left shows at once, as the browser's own Back does.
      onPage: (page) => (kept ? show(page) : startTransition(() => show(page))),
      onMissing: () => navigate(NOT_FOUND_PATH, { replace: true }),
      onUnreachable: () => (isReloading ? endReload() : stay(shown.address)),
    });
  }, [isLoading, isReloading, shown, address, asked, wanted, context, places, navigate, stay]);

  const skeleton = coming?.address === wanted ? coming.page.skeleton : undefined;
  return {
    shown,
    isLoading,
    expected: pathOf(address) === pathOf(shown.address) ? undefined : { skeleton },
    reload: () => setReloads(({ asked, done }) => ({ asked: asked + 1, done })),
  };
}
