import * as styles from './Badge.css';

/** A number on a control. It is hidden from screen readers, so the control's name must include it. */
export function CountBadge({ children }: { children: string }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {children}
    </span>
  );
}
