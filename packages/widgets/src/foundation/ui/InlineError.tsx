import type { ReactNode } from 'react';
import { Icon } from './Icon';
import * as styles from './InlineError.css';
import { alertIcon } from './icons';

export interface InlineErrorProps {
  id?: string;
  /** Announces the error immediately, for responses to the visitor's action. */
  announce?: boolean;
  children: ReactNode;
}

/** An error message next to its cause. */
export function InlineError({ id, announce = false, children }: InlineErrorProps) {
  return (
    <p id={id} className={styles.error} role={announce ? 'alert' : undefined}>
      <Icon shape={alertIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
