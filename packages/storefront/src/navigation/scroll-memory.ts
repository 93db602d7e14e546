/** Remembers how far each entry of the browser's history was scrolled, for the way back. */
export interface ScrollMemory {
  /** Call before the address changes. */
  leave(): void;
  /** Call once the new entry is current; tells where it was left, if it was here before. */
  arrive(): number | undefined;
  /** State for a new history entry. */
  newEntry(): { entry: string };
}

const entryOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : 'first';

/**
 * Browsers restore the scroll position at once on `popstate`, when the page left is still shown, so within one
 * document we do it ourselves once the page has arrived. Between documents the browser does it better.
 */
export function createScrollMemory(window: Window): ScrollMemory {
  const positions = new Map<string, number>();
  const { history } = window;
  let current = entryOf(history.state);
  let count = 0;

  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    leave() {
      positions.set(current, window.scrollY);
    },
    arrive() {
      current = entryOf(history.state);
      return positions.get(current);
    },
    // Entries outlive the document, so their names must differ from those of earlier documents of this tab.
    newEntry: () => ({ entry: `${performance.timeOrigin}-${++count}` }),
  };
}
