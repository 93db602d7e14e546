import type { Stores } from '@diwan/widgets';

/** Browsers limit how often the state of a history entry is changed. */
const KEEP_AFTER_MS = 200;
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
    } else if (lists.loadMore) {
      if (pages === MAX_PAGES) end.abort();
      pages += 1;
      lists.loadMore();
    }
  });
  end.signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => end.abort();
  for (const type of uses) window.addEventListener(type, stop, { signal: end.signal, passive: true });
  signal.addEventListener('abort', stop);
  setTimeout(stop, GIVE_UP_AFTER_MS);
  observer.observe(document.documentElement);
}

/**
 * Stores the scroll position in the state of the history entry, which outlives the document. Between documents browsers
 * restore it themselves, but not below the first page of a list: its further pages load later. Returns a function that
 * stops.
 */
export function keepListPlace(lists: Stores['lists']): () => void {
  const { history } = window;
  const end = new AbortController();
  const { signal } = end;
  const stored: unknown = history.state?.top;
  if (typeof stored === 'number' && stored > window.scrollY && isReopened()) reach(stored, lists, signal);

  let timer: number;
  const keepSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // While the next page loads, the previous one is on the screen.
      if (!signal.aborted && document.querySelector('main')?.ariaBusy !== 'true')
        history.replaceState({ ...history.state, top: window.scrollY }, '');
    }, KEEP_AFTER_MS);
  };
  window.addEventListener('scroll', keepSoon, { passive: true, signal });
  return () => end.abort();
}
