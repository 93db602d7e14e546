import { historyEntry } from './history-entry';

/** Where a visitor was in a page. */
export interface Place {
  /** How far the window was scrolled. */
  readonly top: number;
  /** The link that was followed, if it is on the screen again. */
  focusedLink(): HTMLElement | undefined;
}

/** Stores the place in each entry of the browser's history, for the way back. */
export interface PlaceMemory {
  /** Call once the page of the present entry is on the screen; returns where it was left, if it was here before. */
  arrive(): Place | undefined;
}

/** The router dispatches the last two as events. */
const departures = ['popstate', 'pushState', 'replaceState'];

const linksTo = (address: string): Element[] =>
  [...document.querySelectorAll('main a[href]')].filter((link) => link.getAttribute('href') === address);

/** On the way back a page is drawn again: its link is the one to the same address, the nth where several lead there. */
function placeNow(window: Window): Place {
  const top = window.scrollY;
  const focused = document.activeElement;
  const address = focused?.getAttribute('href');
  if (!focused || !address) return { top, focusedLink: () => undefined };
  const index = linksTo(address).indexOf(focused);
  return { top, focusedLink: () => linksTo(address)[index] as HTMLElement | undefined };
}

/**
 * Browsers restore the scroll position at once on `popstate`, when the page left is still shown, so within one
 * document we do it ourselves once the page has arrived. Between documents the browser does it better.
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
  // The address has changed by now, but the page left is still on the screen.
  for (const departure of departures)
    window.addEventListener(departure, () => places.set(current, placeNow(window)));

  return {
    arrive() {
      current = historyEntry(history);
      return places.get(current);
    },
  };
}
