import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled past: it lies above the screen. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsAbove(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
