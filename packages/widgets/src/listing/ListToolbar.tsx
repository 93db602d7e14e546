import { type ReactNode, useRef } from 'react';
import * as styles from './ListToolbar.css';
import { useListStart } from './use-list-start';

export interface ListToolbarProps {
  /** What the list shows: when it changes, the list is shown from its start. */
  list: string;
  children: ReactNode;
}

/** Filters and order above a list; on wide screens they stay below the header. */
export function ListToolbar({ list, children }: ListToolbarProps) {
  const start = useRef<HTMLDivElement>(null);
  useListStart(start, list);
  return (
    <div ref={start} className={styles.toolbar}>
      {children}
    </div>
  );
}
