import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled past: it lies above the screen. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    // The screen, and everything below it: a jump from far below to far above then crosses one edge, not two.
    const observer = new IntersectionObserver(([entry]) => setIsAbove(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
