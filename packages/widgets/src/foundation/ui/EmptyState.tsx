import type { ReactNode } from 'react';
import { text } from '../theme/text.css';
import { classNames } from './class-names';
import * as styles from './EmptyState.css';
import { usePart } from './part';
import { type StateName, StateSlot } from './StateSlot';

export interface EmptyStateProps {
  title: string;
  hint?: string;
  /** A single button or link. */
  action?: ReactNode;
  /** `1` if this is the page's only content. */
  headingLevel?: 1 | 2 | 3;
  /** In a custom element: the state whose slotted content replaces title and hint. The action stays. */
  state?: StateName;
}

/** A message that there is nothing to show, with an action to continue. */
export function EmptyState({ title, hint, action, headingLevel = 2, state }: EmptyStateProps) {
  const part = usePart();
  const Heading = `h${headingLevel}` as const;
  const message = (
    <>
      <Heading className={text.h2}>{title}</Heading>
      {hint && <p className={classNames(text.body, styles.hint)}>{hint}</p>}
    </>
  );
  return (
    <div className={styles.root} part={part('message')}>
      {state ? <StateSlot name={state}>{message}</StateSlot> : message}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
