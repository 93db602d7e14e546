import { historyEntry } from './history-entry';

/** The visitor's place on a page. */
export interface Place {
  /** Scroll position of the window. */
  readonly top: number;
  /** The link that was followed, if it is on the screen again. */
  focusedLink(): HTMLElement | undefined;
}

/** Stores the visitor's place per history entry, for going back. */
export interface PlaceMemory {
  /**
   * Call once the current entry's page is on the screen; returns the place where it was left, if it was shown before.
   */
  arrive(): Place | undefined;
}

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
export function createPlaceMemory(window: Window): PlaceMemory {
  const places = new Map<string, Place>();
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
  };
}
