import { type ReactNode, useRef } from 'react';
import * as styles from './ListToolbar.css';
import { useListStart } from './use-list-start';

export interface ListToolbarProps {
  /** Identifies the list's content: when it changes, the list scrolls to its start. */
  list: string;
  /** Filters and the sort order. */
  children: ReactNode;
}

/** Filters and sorting above a list; sticky below the header on wide screens. */
export function ListToolbar({ list, children }: ListToolbarProps) {
  const start = useRef<HTMLDivElement>(null);
  useListStart(start, list);
  return (
    <div ref={start} className={styles.toolbar}>
      {children}
    </div>
  );
}
