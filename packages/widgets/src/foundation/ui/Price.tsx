import { Money, type MoneyProps } from './Money';
import * as styles from './Money.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface PriceProps {
  current: MoneyProps;
  /** Price before the reduction; struck through. */
  original?: MoneyProps | undefined;
  /** Read before each amount if there are two: "Current price", "Original price". */
  labels: { current: string; original: string };
}

/** A price and, if reduced, its original price. */
export function Price({ current, original, labels }: PriceProps) {
  if (!original) {
    return (
      <span className={styles.price}>
        <Money {...current} />
      </span>
    );
  }
  return (
    <span className={styles.price}>
      <span className={styles.reduced}>
        <VisuallyHidden>{`${labels.current} `}</VisuallyHidden>
        <Money {...current} />
      </span>
      <del className={styles.original}>
        <VisuallyHidden>{`${labels.original} `}</VisuallyHidden>
        <Money {...original} />
      </del>
    </span>
  );
}
