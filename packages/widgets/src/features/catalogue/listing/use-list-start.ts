import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the start of the list when it changes while its start is above the viewport; a visitor who returns to a list
 * stays where they left it.
 */
export function useListStart(start: RefObject<HTMLElement | null>, list: string, isReturn: boolean): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const parent = start.current?.parentElement;
    if (!isReturn && parent && parent.getBoundingClientRect().top < 0) start.current?.scrollIntoView();
  }, [start, list, isReturn]);
}
