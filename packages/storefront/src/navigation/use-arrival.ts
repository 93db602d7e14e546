import { translatorOf } from '@diwan/widgets';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentTitle } from '../routing/document-title';
import { applyStoredLanguage } from '../session/language';
import type { Shell } from '../shop/shell';
import { replayEarlyPresses } from './early-presses';
import { pathOf } from './path-of';
import type { ScrollMemory } from './scroll-memory';
import type { ShownPage } from './use-page';

/** The document's title for a page in the browser. */
export function titleOf({ page, data, i18n, address }: ShownPage, shell: Shell): string {
  const context = {
    ...translatorOf(i18n),
    shell,
    path: pathOf(address),
    absolute: (url: string) => new URL(url, window.location.origin).href,
  };
  return documentTitle(page.head(data, context), page, context);
}

/** Keyboards and screen readers go on at the page's heading; its focus ring would only puzzle the others. */
function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.style.boxShadow = 'none';
  heading.focus({ preventScroll: true });
}

/** Where the new page begins: where it was left, the place its address names, or the top (spec §2). */
function scrollToStart(left: number | undefined): void {
  const place = document.getElementById(window.location.hash.slice(1));
  if (left !== undefined) window.scrollTo({ top: left, behavior: 'instant' });
  else if (place) place.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * What happens when a page has arrived: title, scroll position, focus; and, once, what waits for hydration. Returns the title to announce after a navigation.
 */
export function useArrival(shown: ShownPage, shell: Shell, scrollMemory: ScrollMemory | undefined): string {
  const [announcement, setAnnouncement] = useState('');
  const previousPath = useRef<string>(undefined);

  const { locale } = translatorOf(shown.i18n);

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    applyStoredLanguage(locale);
    // After what the stored baskets change in the page.
    const replay = setTimeout(() => void replayEarlyPresses());
    return () => clearTimeout(replay);
  }, [locale]);

  // Before the first frame: a shorter page would show its end, which is the footer.
  useLayoutEffect(() => {
    if (previousPath.current === undefined) return;
    const left = scrollMemory?.arrive();
    if (previousPath.current !== pathOf(shown.address) || left !== undefined) scrollToStart(left);
  }, [shown, scrollMemory]);

  useEffect(() => {
    const path = pathOf(shown.address);
    if (previousPath.current !== undefined) {
      const title = titleOf(shown, shell);
      document.title = title;
      if (previousPath.current !== path) {
        focusHeading();
        setAnnouncement(title);
      }
    }
    previousPath.current = path;
  }, [shown, shell]);

  return announcement;
}
