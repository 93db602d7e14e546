import type { Stores } from '@diwan/widgets';
import { attempt } from '../../session/attempt';

/** Further pages that a list loads for one place. */
const MAX_PAGES = 4;
const GIVE_UP_AFTER_MS = 10_000;

/** What visitors do themselves. */
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
    if (pages === MAX_PAGES) end.abort();
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
