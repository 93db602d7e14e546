import * as styles from './Badge.css';

/** A number on a control; the control's name must say it too, because this is for the eye only. */
export function CountBadge({ children }: { children: string }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {children}
    </span>
  );
}
