import { type RefObject, useEffect } from 'react';
import * as styles from './use-reveal.css';

/**
 * Lets an element rise and fade in, once, when it comes into view (spec §2). What is in view already stays as it is,
 * and nothing is hidden until script has run: content never waits for an animation that may not come.
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
