import type { ReactNode } from 'react';
import { text } from '../../theme/text.css';
import { classNames } from '../class-names';
import { type StateName, StateSlot } from '../state-slot';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  hint?: string;
  /** One way on: a button or a link. */
  action?: ReactNode;
  /** `1` where this is all the page has. */
  headingLevel?: 1 | 2 | 3;
  /** In a custom element: the state whose content of the page takes the place of title and hint. The action stays. */
  state?: StateName;
}

/** Nothing here: says so, and offers the way on. */
export function EmptyState({ title, hint, action, headingLevel = 2, state }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  const message = (
    <>
      <Heading className={text.h2}>{title}</Heading>
      {hint && <p className={classNames(text.body, styles.hint)}>{hint}</p>}
    </>
  );
  return (
    <div className={styles.root} part="message">
      {state ? <StateSlot name={state}>{message}</StateSlot> : message}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
