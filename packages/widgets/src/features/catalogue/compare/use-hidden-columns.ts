import { type RefObject, useEffect, useState } from 'react';

/** A column counts as in view if at least this share of it is. */
const IN_VIEW = 0.6;
const none: ReadonlySet<number> = new Set();

/**
 * Places of the columns that a scrolled table doesn't show; none until that is known.
 * @param key changes with the columns' elements: a loaded piece replaces its skeleton's
 */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>, key: string): ReadonlySet<number> {
  const [hidden, setHidden] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is other elements
  useEffect(() => {
    const { current: root } = scroller;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const columns = [...root.querySelectorAll('[data-column]')];
    const observer = new IntersectionObserver(
      (entries) =>
        setHidden((before) => {
          const next = new Set(before);
          for (const { target, intersectionRatio } of entries) {
            const place = columns.indexOf(target);
            if (intersectionRatio < IN_VIEW) next.add(place);
            else next.delete(place);
          }
          return next;
        }),
      { root, threshold: [IN_VIEW] },
    );
    for (const column of columns) observer.observe(column);
    return () => {
      observer.disconnect();
      setHidden(none);
    };
  }, [scroller, key]);
  return hidden;
}
