import { type RefObject, useEffect, useRef } from 'react';

/** When the list becomes another one while its start is out of sight, it is shown from its start. */
export function useListStart(start: RefObject<HTMLElement | null>, list: string): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const parent = start.current?.parentElement;
    if (parent && parent.getBoundingClientRect().top < 0) start.current?.scrollIntoView();
  }, [start, list]);
}
