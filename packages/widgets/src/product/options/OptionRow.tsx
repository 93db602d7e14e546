import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import * as styles from './OptionRow.css';

export interface OptionRowProps {
  title: string;
  /** What holds now: "Sage", "2 fabrics selected". */
  value?: ReactNode;
  /** "Change", "Reset". */
  actions?: readonly { label: string; onPress: () => void }[];
  children: ReactNode;
}

/** One thing that can be chosen about a product. */
export function OptionRow({ title, value, actions = [], children }: OptionRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <p>
          <span className={styles.title}>{title}</span> <span className={styles.value}>{value}</span>
        </p>
        {actions.map(({ label, onPress }) => (
          <Button key={label} variant="link" onClick={onPress} className={styles.action}>
            {label}
          </Button>
        ))}
      </div>
      {children}
    </div>
  );
}
