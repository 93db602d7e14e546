import type { Stores } from '@diwan/widgets';
import { useEffect } from 'react';
import { attempt } from '../../visit/attempt';
import type { ShownPage } from '../page/shown-page';

/** Name of a history entry; entries without a name are the first of their document. */
const historyEntry = ({ state }: Pick<History, 'state'>): string => String(state?.entry ?? 'first');

let entries = 0;

/** State of a new history entry. Entries outlive their document, so names must be unique across documents. */
export function newHistoryEntry(): { entry: string } {
  entries += 1;
  return { entry: `${performance.timeOrigin}-${entries}` };
}

/** The visitor's place on a page. */
export interface Place {
  /** Scroll position of the window. */
  readonly top: number;
  /** The link that was followed, if it is on the screen again. */
  focusedLink(): HTMLElement | undefined;
}

/** Pages and the visitor's places on them by history entry, for going back. */
export interface Places {
  /** Call once the current entry's page is on the screen; returns the place where it was left, if it was shown before. */
  arrive(): Place | undefined;
  /** The page that the current entry showed for an address: going back fetches nothing and works offline. */
  pageOf(address: string): ShownPage | undefined;
  /** Stores the page of the current entry as the most recent one; the oldest beyond the limit is forgotten. */
  keepPage(page: ShownPage): void;
}

const MAX_PAGES = 20;

/** The router dispatches the last two as events. */
const departures = ['popstate', 'pushState', 'replaceState'];

const linksTo = (address: string): Element[] =>
  [...document.querySelectorAll('main a[href]')].filter((link) => link.getAttribute('href') === address);

/**
 * Going back renders the page again, so a link is identified by its URL and its index among the links with that URL.
 */
function placeNow(window: Window): Place {
  const top = window.scrollY;
  const focused = document.activeElement;
  const address = focused?.getAttribute('href');
  if (!focused || !address) return { top, focusedLink: () => undefined };
  const index = linksTo(address).indexOf(focused);
  return { top, focusedLink: () => linksTo(address)[index] as HTMLElement | undefined };
}

/**
 * Browsers restore the scroll position immediately on `popstate`, while the previous page is still shown, so within one
 * document we do it ourselves once the page has loaded. Between documents the browser does it better.
 */
export function createPlaces(window: Window): Places {
  const places = new Map<string, Place>();
  const pages = new Map<string, ShownPage>();
  const { history } = window;
  let current = historyEntry(history);

  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  // By now the URL has changed, but the previous page is still on the screen.
  for (const departure of departures)
    window.addEventListener(departure, () => places.set(current, placeNow(window)));

  return {
    arrive() {
      current = historyEntry(history);
      return places.get(current);
    },
    pageOf(address) {
      const page = pages.get(historyEntry(history));
      return page?.address === address ? page : undefined;
    },
    keepPage(page) {
      const entry = historyEntry(history);
      pages.delete(entry);
      pages.set(entry, page);
      const [oldest] = pages.keys();
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    },
  };
}

/** Further pages that a list loads for one place. */
const MAX_LIST_PAGES = 4;
const GIVE_UP_AFTER_MS = 10_000;

/** Events of a visitor who moves the page themselves. */
const uses = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'pushState'];

/** Whether the document was opened at the current address again: by a reload, Back or Forward. */
function isReopened(): boolean {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  const { type, name } = (opening ?? {}) as Partial<PerformanceNavigationTiming>;
  return type !== 'navigate' && name === window.location.href;
}

/**
 * Scrolls to a place once the page is high enough, and lets its list load until then. Ends as soon as the visitor does
 * something else.
 */
function reach(top: number, lists: Stores['lists'], signal: AbortSignal): void {
  const end = new AbortController();
  let pages = 0;
  const observer = new ResizeObserver(([page]) => {
    if (!page || page.contentRect.height >= top + window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      end.abort();
      return;
    }
    const list = [...lists.shown].find(({ status, hasMore }) => status.peek() === 'ready' && hasMore.peek());
    if (!list) return;
    if (pages === MAX_LIST_PAGES) end.abort();
    pages += 1;
    list.loadMore();
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => end.abort();
  for (const type of uses) window.addEventListener(type, stop, { signal: end.signal, passive: true });
  signal.addEventListener('abort', stop);
  setTimeout(stop, GIVE_UP_AFTER_MS);
  observer.observe(document.documentElement);
}

const keyHere = () => `place ${window.location.href}`;

/**
 * Stores the scroll position when the document is left. Between documents browsers restore it themselves, but not below
 * the first page of a list: its further pages load later. Not in the history entry, since each change of it is a navigation
 * to the browser and the router. Returns a function that stops.
 */
export function keepListPlace(lists: Stores['lists']): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stored = Number(attempt(() => sessionStorage.getItem(keyHere())));
  if (stored > window.scrollY && isReopened()) reach(stored, lists, signal);

  const keep = () => {
    // While the next page loads, the previous one is on the screen.
    if (document.querySelector('main')?.ariaBusy !== 'true')
      attempt(() => sessionStorage.setItem(keyHere(), String(window.scrollY)));
  };
  // Phones may end a hidden document without the second one.
  document.addEventListener('visibilitychange', keep, { signal });
  window.addEventListener('pagehide', keep, { signal });
  return () => end.abort();
}

/**
 * Back and Forward between anchors of a page return to the place that was left. The router treats them as one page, and
 * turns off the browser's own restoration. They share the page's name in the history, so that returning from another
 * page restores it.
 */
export function useAnchorPlaces(): void {
  useEffect(() => {
    const { history, location } = window;
    const entry = { entry: historyEntry(history) };
    history.replaceState(entry, '');
    /** Scroll positions by anchor. */
    const places = new Map<string, number>();
    // The browser scrolls to a followed anchor before it dispatches `hashchange`.
    const keepPlace = () => places.set(location.hash, window.scrollY);
    const move = ({ oldURL }: HashChangeEvent) => {
      const { pathname, hash } = new URL(oldURL);
      if (pathname !== location.pathname) return;
      if (history.state === null) {
        history.replaceState(entry, '');
        return;
      }
      places.set(hash, window.scrollY);
      const place = places.get(location.hash);
      if (place === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      else window.scrollTo({ top: place, behavior: 'instant' });
    };
    document.addEventListener('click', keepPlace);
    window.addEventListener('hashchange', move);
    return () => {
      document.removeEventListener('click', keepPlace);
      window.removeEventListener('hashchange', move);
    };
  }, []);
}
