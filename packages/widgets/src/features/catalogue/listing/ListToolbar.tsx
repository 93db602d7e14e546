import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SkeletonControl } from '../../../foundation/ui/SkeletonField';
import * as styles from './ListToolbar.css';

/**
 * Scrolls to the start of the list when it changes while its start is above the viewport; a visitor who returns to a list
 * stays where they left it.
 */
function useListStart(start: RefObject<HTMLElement | null>, list: string, isReturn: boolean): void {
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const parent = start.current?.parentElement;
    if (!isReturn && parent && parent.getBoundingClientRect().top < 0) start.current?.scrollIntoView();
  }, [start, list, isReturn]);
}

export interface ListToolbarProps {
  /** Identifies the list's content: when it changes, the list scrolls to its start. */
  list: string;
  /** Whether the visitor returned to this list with Back or Forward: it doesn't scroll. */
  isReturn?: boolean | undefined;
  /** Filters and the sort order. */
  children: ReactNode;
}

/** Filters and sorting above a list; sticky below the header on wide screens. */
export function ListToolbar({ list, isReturn = false, children }: ListToolbarProps) {
  const start = useRef<HTMLDivElement>(null);
  useListStart(start, list, isReturn);
  return (
    <div ref={start} className={styles.toolbar}>
      {children}
    </div>
  );
}

/** Skeleton of filters and sort order. */
export function ListToolbarSkeleton() {
  return (
    <div className={styles.toolbar}>
      <SkeletonControl />
    </div>
  );
}
