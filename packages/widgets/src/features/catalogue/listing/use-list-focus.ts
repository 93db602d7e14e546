import { type RefObject, useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from '../../../foundation/ui/use-browser-layout-effect';
import type { GrowingList } from './use-growing-list';

export interface ListFocus {
  /** Takes the focus while items load; it needs `tabIndex={-1}`. */
  readonly foot: RefObject<HTMLDivElement | null>;
  /** Runs a button's action that unmounts the button. */
  leave(act: () => void): void;
}

/**
 * A click that loads items removes its button. The focus waits at the foot of the list, then goes to the first new
 * item, or to the foot's own button or link: a retry button, or the link of an empty list.
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
    // Unless the visitor has moved the focus elsewhere.
    if (!foot.current?.matches(':focus')) return;
    const next =
      added?.querySelector<HTMLElement>('a, button') ?? foot.current.querySelector<HTMLElement>('a, button');
    next?.focus();
  }, [isLoading, listRef]);

  const count = items.length;
  const leave = useCallback(
    (act: () => void) => {
      countBefore.current = count;
      foot.current?.focus({ preventScroll: true });
      act();
    },
    [count],
  );
  return { foot, leave };
}
