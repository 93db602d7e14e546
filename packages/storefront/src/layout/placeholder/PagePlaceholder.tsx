import { useI18n } from '@diwan/widgets';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageName } from '../../routes';
import * as styles from './PagePlaceholder.css';
import { shapes, Words } from './shapes';

/**
 * Takes the place of a page that is long on its way (spec §2). The page before is only hidden: should the visitor turn
 * back, it is where they left it.
 */
export function PagePlaceholder({ name }: { name: PageName | undefined }) {
  const { t } = useI18n();
  const main = useRef<HTMLElement>(null);

  // Read while rendering: hiding the page before takes away what there was to scroll.
  const [scrollY] = useState(() => window.scrollY);
  const focusedBefore = useRef<Element | null>(null);
  const awaitedPath = useRef('');

  // Before the first frame, which would show the placeholder's end to a visitor who had scrolled down.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    focusedBefore.current = focused;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The header's links are still there and keep the focus.
    if (focused === document.body || focused?.closest('[hidden]')) main.current?.focus();
  }, []);

  // The visitor may choose yet another page.
  useEffect(() => {
    awaitedPath.current = window.location.pathname;
  });

  useEffect(
    () => () => {
      const { current: focused } = focusedBefore;
      // The next page begins where `useArrival` says.
      const hasTurnedBack = window.location.pathname !== awaitedPath.current;
      if (hasTurnedBack) window.scrollTo({ top: scrollY, behavior: 'instant' });
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    },
    [scrollY],
  );

  const Shape = (name && shapes[name]) ?? Words;
  return (
    <main ref={main} className={styles.main} tabIndex={-1} aria-busy="true" aria-label={t('layout:loading')}>
      <Shape />
    </main>
  );
}
