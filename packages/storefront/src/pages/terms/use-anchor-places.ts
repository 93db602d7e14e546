import { useEffect } from 'react';
import { historyEntry } from '../../navigation/history/history-entry';

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
