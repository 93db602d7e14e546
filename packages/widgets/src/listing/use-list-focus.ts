import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect';
import type { GrowingList } from './use-growing-list';

export interface ListFocus {
  /** What has the focus while items are on their way; it needs `tabIndex={-1}`. */
  readonly foot: RefObject<HTMLDivElement | null>;
  /** Does what a button asks for that isn't there meanwhile. */
  leave(act: () => void): void;
}

/**
 * A press that brings items removes its button: the focus waits at the foot of the list, then goes to the first new item,
 * or to what the foot offers instead: to ask again, or the way on from an empty list.
 */
export function useListFocus({
  items,
  isLoading,
  listRef,
}: Pick<GrowingList<unknown>, 'items' | 'isLoading' | 'listRef'>): ListFocus {
  const foot = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);

  useBrowserLayoutEffect(() => {
    if (countBefore.current === undefined || isLoading) return;
    const added = listRef.current?.children[countBefore.current];
    countBefore.current = undefined;
    // Unless the visitor has gone elsewhere.
    if (!foot.current?.matches(':focus')) return;
    const next =
      added?.querySelector<HTMLElement>('a, button') ?? foot.current.querySelector<HTMLElement>('a, button');
    next?.focus();
  }, [isLoading, listRef]);

  return {
    foot,
    leave(act) {
      countBefore.current = items.length;
      foot.current?.focus({ preventScroll: true });
      act();
    },
  };
}
