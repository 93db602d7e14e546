import { historyEntry } from './history-entry';

/** Stores how far each entry of the browser's history was scrolled, for the way back. */
export interface ScrollMemory {
  /** Call once the page of the present entry is on the screen; returns where it was left, if it was here before. */
  arrive(): number | undefined;
}

/** The router dispatches the last two as events. */
const departures = ['popstate', 'pushState', 'replaceState'];

/**
 * Browsers restore the scroll position at once on `popstate`, when the page left is still shown, so within one
 * document we do it ourselves once the page has arrived. Between documents the browser does it better.
 */
export function createScrollMemory(window: Window): ScrollMemory {
  const positions = new Map<string, number>();
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
    window.addEventListener(departure, () => positions.set(current, window.scrollY));

  return {
    arrive() {
      current = historyEntry(history);
      return positions.get(current);
    },
  };
}
