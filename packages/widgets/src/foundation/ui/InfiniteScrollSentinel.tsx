import { useEffect, useRef } from 'react';
import * as styles from './InfiniteScrollSentinel.css';
import { useEffectEvent } from './use-effect-event';

export interface InfiniteScrollSentinelProps {
  /** Called each time the sentinel becomes half visible (spec §4). */
  onReach: () => void;
}

/**
 * Marks the end of a list: reaching it loads more. Don't render it while loading or at the end. A jump past it, such as
 * with the End key, loads nothing: the list would grow above what the visitor jumped to.
 */
export function InfiniteScrollSentinel({ onReach }: InfiniteScrollSentinelProps) {
  const element = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [reach]);
  return <div ref={element} className={styles.sentinel} aria-hidden="true" />;
}
