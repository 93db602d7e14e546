import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { alertIcon } from '../icon/icons/alert';
import * as styles from './InlineError.css';

export interface InlineErrorProps {
  id?: string;
  /** It answers something the visitor did just now: announced at once. */
  announce?: boolean;
  children: ReactNode;
}

/** What went wrong, beside the thing that did. */
export function InlineError({ id, announce = false, children }: InlineErrorProps) {
  return (
    <p id={id} className={styles.error} role={announce ? 'alert' : undefined}>
      <Icon shape={alertIcon} size={20} />
      <span>{children}</span>
    </p>
  );
}
