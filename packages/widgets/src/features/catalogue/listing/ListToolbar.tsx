import { type ReactNode, useRef } from 'react';
import * as styles from './ListToolbar.css';
import { useListStart } from './use-list-start';

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
