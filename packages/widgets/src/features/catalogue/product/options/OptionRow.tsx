import type { ReactNode } from 'react';
import { Button } from '../../../../foundation/ui/Button';
import { useFocusFallback } from '../../../../foundation/ui/use-focus-fallback';
import * as styles from './OptionRow.css';

export interface OptionRowProps {
  title: string;
  /** The current value: "Sage", "2 fabrics selected". */
  value?: ReactNode;
  /** "Change", "Reset". */
  actions?: readonly { label: string; onPress: () => void }[];
  children: ReactNode;
}

/** The chosen input, else the first action, else an enabled field. */
const nextFocus = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('input:checked') ??
  row.querySelector<HTMLElement>(`.${styles.action}`) ??
  row.querySelector<HTMLElement>('input, button');

/** One customisable property of a product. Its buttons appear and disappear; the focus stays in the row. */
export function OptionRow({ title, value, actions = [], children }: OptionRowProps) {
  const row = useFocusFallback<HTMLDivElement>(nextFocus);
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.head}>
        <div className={styles.facts}>
          <span className={styles.title}>{title}</span> <div className={styles.value}>{value}</div>
        </div>
        {actions.map(({ label, onPress }) => (
          <Button
            key={label}
            variant="link"
            onClick={onPress}
            className={styles.action}
            // "Change" alone doesn't say what it changes.
            aria-label={`${label}: ${title}`}
          >
            {label}
          </Button>
        ))}
      </div>
      {children}
    </div>
  );
}
