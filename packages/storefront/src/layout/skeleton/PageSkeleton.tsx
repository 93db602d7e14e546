import { useI18n } from '@diwan/widgets';
import { SkeletonBox, SkeletonLine, SkeletonText } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './PageSkeleton.css';

export interface PageSkeletonProps {
  /** The page's own; without it a general one is shown. */
  skeleton: ComponentType | undefined;
}

/**
 * Shown in place of a page that is slow to load (spec §2). The previous page is only hidden: if the visitor goes back,
 * it is as they left it.
 */
export function PageSkeleton({ skeleton: Skeleton = AnySkeleton }: PageSkeletonProps) {
  const { t } = useI18n();
  const main = useRef<HTMLElement>(null);

  // Read during render: hiding the previous page resets the scroll position.
  const [scrollY] = useState(() => window.scrollY);
  const focusedBefore = useRef<Element | null>(null);
  const awaitedPath = useRef('');

  // Before the first frame, which would show the end of the skeleton to a visitor who had scrolled down.
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

  return (
    <main ref={main} className={styles.main} tabIndex={-1} aria-busy="true" aria-label={t('layout:loading')}>
      <Skeleton />
    </main>
  );
}

/** A title and a paragraph: something of any page. */
const AnySkeleton = () => (
  <div className={`${container} ${styles.any}`}>
    <SkeletonLine className={text.display2} width={40} />
    <SkeletonText lines={3} />
    <div className={styles.picture}>
      <SkeletonBox ratio="auto" />
    </div>
  </div>
);
