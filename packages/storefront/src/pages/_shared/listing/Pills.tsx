import type { ReactNode } from 'react';
import * as styles from './Pills.css';

/** Buttons of which one is pressed: what a list shows. On narrow screens they scroll sideways. */
export function Pills({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.pills} aria-label={label}>
      {children}
    </fieldset>
  );
}

export interface PillProps {
  isChosen: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function Pill({ isChosen, onPress, children }: PillProps) {
  return (
    <button type="button" className={styles.pill} aria-pressed={isChosen} onClick={onPress}>
      {children}
    </button>
  );
}
