import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export interface BadgeProps {
  tone?: keyof typeof styles.tones;
  children: ReactNode;
}

/** A short label on a coloured background: featured, reduced, made here. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tones[tone]}`}>{children}</span>;
}

/** A number on a control. It is hidden from screen readers, so the control's name must include it. */
export function CountBadge({ children }: { children: string }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {children}
    </span>
  );
}
