import { useEffect, useState } from 'react';

/** Id of the element the visitor is reading: the last one that starts in the upper part of the window or above it. */
export function useReadingPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLast((id) => begun.has(id)) ?? order[0]);
      },
      // Effectively unbounded above, so that a jump past several elements is detected too.
      { rootMargin: '1000000px 0px -66% 0px' },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
