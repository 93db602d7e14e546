import { DiwanError, NetworkError } from '@diwan/sdk';
import type { I18n } from '@diwan/widgets';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { importPage, matchRoute, NOT_FOUND_PATH, type PageName } from '../routes';
import { loadFailure } from '../routing/load-failure';
import { type LoadedPage, loadedAddress, loadFallback, loadPage, urlOf } from '../routing/load-page';
import type { LoadContext, Page } from '../routing/page';
import { historyEntry } from './history-entry';
import { createPageMemory, type PageMemory } from './page-memory';
import { pathOf } from './path-of';
import type { FailedVisit } from './use-unopened-page';

/** A page together with its words and the address (path and query) it was loaded for, as `loadedAddress` writes it. */
export interface ShownPage extends LoadedPage {
  address: string;
  i18n: I18n;
}

type Loading = Omit<LoadContext, 'params' | 'search' | 'origin' | 'signal'>;

/** No response at all: the browser may believe itself online on a network that leads nowhere. */
const isConnectionLost = (error: unknown) => !navigator.onLine || error instanceof NetworkError;

/** The API's failures are all its client's; what is left is code that didn't arrive. */
const isCodeMissing = (error: unknown) => !(error instanceof DiwanError);

/** Failures of the pages the spec names lead to `/404`, as does anything that isn't there (spec §8). */
async function leadsToNotFound(error: unknown, url: URL): Promise<boolean> {
  if (loadFailure(error) === 'missing') return true;
  const match = matchRoute(url.pathname);
  return match !== undefined && (await importPage(match.row.name)).failsToNotFound;
}

/** The page of an address, or its fallback screen; undefined when the visitor is sent to `/404`. */
async function fetchPage(
  url: URL,
  context: Loading & { signal: AbortSignal },
): Promise<LoadedPage | undefined> {
  try {
    return await loadPage(url, { ...context, origin: url.origin });
  } catch (error) {
    if (context.signal.aborted || isConnectionLost(error) || isCodeMissing(error)) throw error;
    return (await leadsToNotFound(error, url)) ? undefined : loadFallback('unavailable');
  }
}

export interface PageLoading {
  /** The page on the screen; the previous one while the next is on its way. */
  shown: ShownPage;
  isLoading: boolean;
  /** The page on its way, where it is another one than that on the screen. */
  expected: PageName | undefined;
  /** Loads the page of the present address, whatever is shown there. */
  reload: () => void;
}

/**
 * The page of an address: `first` as long as the address is its own, then whatever the address leads to, loaded before
 * it is shown. `translate` fetches a page's words. Without a connection the visitor stays where they are, and
 * `onFail` is called. All functions and `context` must be stable.
 */
export function usePage(
  address: string,
  first: ShownPage,
  context: Loading,
  translate: (page: Page) => Promise<I18n>,
  onFail: (failed: FailedVisit) => void,
): PageLoading {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState(() => ({ ...first, address: loadedAddress(first.address) }));
  const [reloads, setReloads] = useState({ asked: 0, done: 0 });
  const memory = useRef<PageMemory<ShownPage>>(undefined);
  const isReloading = reloads.asked !== reloads.done;
  const wanted = loadedAddress(address);
  const isLoading = shown.address !== wanted || isReloading;
  /** Of the page on the screen, as the browser shows it. */
  const stayedAt = useRef(address);

  useEffect(() => {
    memory.current ??= createPageMemory();
    const { current: pages } = memory;
    const entry = historyEntry(window.history);
    if (!isLoading) {
      pages.keep(entry, shown);
      stayedAt.current = address;
      return;
    }
    const kept = isReloading ? undefined : pages.get(entry, wanted);
    if (kept) {
      setShown(kept);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const url = urlOf(address, window.location.origin);
    const show = async () => {
      const loaded = await fetchPage(url, { ...context, signal });
      if (signal.aborted) return;
      if (!loaded) return navigate(NOT_FOUND_PATH, { replace: true });
      const i18n = await translate(loaded.page);
      if (signal.aborted) return;
      startTransition(() => {
        setShown({ ...loaded, i18n, address: wanted });
        setReloads({ asked: reloads.asked, done: reloads.asked });
      });
    };
    show().catch((error: unknown) => {
      if (signal.aborted) return;
      if (isConnectionLost(error)) {
        if (isReloading) return setReloads({ asked: reloads.asked, done: reloads.asked });
        navigate(stayedAt.current, { replace: true });
        onFail({ wanted: address, stayedAt: shown.address });
      }
      // Code of an earlier deployment, or that once failed to arrive, which most browsers never fetch again: loading
      // the document helps.
      else window.location.assign(url);
    });
    return () => controller.abort();
  }, [isLoading, isReloading, shown, address, wanted, reloads.asked, context, translate, onFail, navigate]);

  return {
    shown,
    isLoading,
    expected: pathOf(address) === pathOf(shown.address) ? undefined : matchRoute(pathOf(address))?.row.name,
    reload: () => setReloads(({ asked, done }) => ({ asked: asked + 1, done })),
  };
}
