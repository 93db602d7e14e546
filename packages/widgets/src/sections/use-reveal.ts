import { type RefObject, useEffect } from 'react';
import * as styles from './use-reveal.css';

/**
 * Animates an element in, once, when it scrolls into view (spec §2). Elements already in view stay as they are, and
 * nothing is hidden before the script runs, so content never depends on the animation.
 */
export function useReveal(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return;
    if (current.getBoundingClientRect().top < window.innerHeight) return;
    current.classList.add(styles.waiting);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        current.classList.add(styles.revealed);
        observer.disconnect();
      },
      { threshold: 0.15 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
