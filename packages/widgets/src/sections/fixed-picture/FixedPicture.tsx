import type { ReactNode } from 'react';
import * as styles from './FixedPicture.css';

export interface FixedPictureProps {
  /** The editor's `is_parlex`; otherwise the picture scrolls with the page. */
  isFixed: boolean;
  children: ReactNode;
}

/** A picture that stays in place while its box, which must clip it, scrolls past. It scrolls for visitors who ask for less motion. */
export function FixedPicture({ isFixed, children }: FixedPictureProps) {
  if (!isFixed) return children;
  return (
    <div className={styles.room}>
      <div className={styles.picture}>{children}</div>
    </div>
  );
}
