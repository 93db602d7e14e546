import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from './addresses';
import type { Place, Places } from './history/places';
import type { ShownPage } from './page/shown-page';
import { takeRevisit } from './revisit';

/** Keyboard and screen reader users continue at the page's heading, which shows no focus ring (`Layout.css.ts`). */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  const start = heading ?? document.querySelector<HTMLElement>('main');
  if (!start) return false;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * Keyboard users continue at the link through which they left the page; its heading may be far away. `saysTitle` if the
 * focus is on a heading: a screen reader reads it.
 */
function focusStart(left: Place | undefined): { saysTitle: boolean } {
  const link = left?.focusedLink();
  link?.focus({ preventScroll: true });
  return { saysTitle: !link && focusHeading() };
}

/** Scrolls to where the page was left, to the anchor in the URL, or to the top (spec §2). */
function scrollToStart(left: Place | undefined): void {
  const anchor = document.getElementById(window.location.hash.slice(1));
  if (anchor && !left) anchor.scrollIntoView();
  else window.scrollTo({ top: left?.top ?? 0, behavior: 'instant' });
}

/**
 * Puts the visitor at the start of each page that has loaded: title, scroll position, focus. Returns the title to announce
 * after a navigation, unless the focused heading says it.
 */
export function useArrival(shown: ShownPage, places: Places | undefined): string {
  const [announcement, setAnnouncement] = useState('');
  const previousPath = useRef<string>(undefined);
  const left = useRef<Place>(undefined);

  // Before the first frame: a shorter page would show its footer.
  useLayoutEffect(() => {
    if (previousPath.current === undefined) return;
    left.current = places?.arrive();
    if (previousPath.current !== pathOf(shown.address) || left.current) scrollToStart(left.current);
  }, [shown, places]);

  useEffect(() => {
    const path = pathOf(shown.address);
    if (previousPath.current !== undefined) {
      const { title } = shown;
      document.title = title;
      if (previousPath.current !== path) {
        const { saysTitle } = focusStart(left.current);
        // Both together would be read twice.
        setAnnouncement(saysTitle ? '' : title);
      }
    } else if (takeRevisit()) {
      focusHeading();
    }
    previousPath.current = path;
  }, [shown]);

  return announcement;
}
