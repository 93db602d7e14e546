import { type ReactNode, useEffect, useRef } from 'react';
import { BOTTOM_BAR_HEIGHT, bottomBarMark } from '../../theme';
import { classNames } from '../class-names';

export interface BottomBarProps {
  className: string;
  /** While true, floating elements at the bottom of the window keep clear of the bar. */
  isShown?: boolean;
  children: ReactNode;
}

/** A bar at the bottom of small screens. Its height is measured, since its text may wrap. */
export function BottomBar({ className, isShown = true, children }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    // On a partner's page, nothing keeps clear of it.
    if (!isShown || bar?.getRootNode() !== document || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty(BOTTOM_BAR_HEIGHT, `${bar.offsetHeight}px`),
    );
    observer.observe(bar, { box: 'border-box' });
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <div ref={ref} className={classNames(className, isShown && bottomBarMark)}>
      {children}
    </div>
  );
}
