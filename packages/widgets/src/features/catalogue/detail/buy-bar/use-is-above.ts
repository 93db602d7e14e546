import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has been scrolled past: it is above the viewport, or above its lower part. What is behind a sticky
 * header, as high as the element's `scroll-margin`, is above the viewport.
 * @param upperPart share of the viewport that counts as above it, in percent
 */
export function useIsAbove(element: RefObject<HTMLElement | null>, upperPart = 0): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const header = Number.parseFloat(getComputedStyle(element.current).scrollMarginBlockStart) || 0;
    // Observes the viewport and everything below it: a jump from far below to far above then crosses one edge, not two.
    const observer = new IntersectionObserver(([entry]) => setIsAbove(entry?.isIntersecting === false), {
      rootMargin: `-${upperPart > 0 ? `${upperPart}%` : `${header}px`} 0px 100000px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, upperPart]);
  return isAbove;
}
