import { useI18n } from '@diwan/widgets';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageName } from '../../app/routes';
import * as styles from './PagePlaceholder.css';
import { Message, shapes } from './shapes';

/**
 * Shown in place of a page that is slow to load (spec §2). The previous page is only hidden: if the visitor goes back,
 * it is as they left it.
 */
export function PagePlaceholder({ name }: { name: PageName | undefined }) {
  const { t } = useI18n();
  const main = useRef<HTMLElement>(null);

  // Read during render: hiding the previous page resets the scroll position.
  const [scrollY] = useState(() => window.scrollY);
  const focusedBefore = useRef<Element | null>(null);
  const awaitedPath = useRef('');

  // Before the first frame, which would show the end of the placeholder to a visitor who had scrolled down.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    focusedBefore.current = focused;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The header's links are still visible and keep the focus.
    if (focused === document.body || focused?.closest('[hidden]')) main.current?.focus();
  }, []);

  // The visitor may navigate again meanwhile.
  useEffect(() => {
    awaitedPath.current = window.location.pathname;
  });

  useEffect(
    () => () => {
      const { current: focused } = focusedBefore;
      // `useArrival` scrolls the next page.
      const hasTurnedBack = window.location.pathname !== awaitedPath.current;
      if (hasTurnedBack) window.scrollTo({ top: scrollY, behavior: 'instant' });
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    },
    [scrollY],
  );

  const Shape = (name && shapes[name]) ?? Message;
  return (
    <main ref={main} className={styles.main} tabIndex={-1} aria-busy="true" aria-label={t('layout:loading')}>
      <Shape />
    </main>
  );
}
