import type { PurchaseMode } from '@diwan/sdk/commerce';
import { EmptyBasket } from '../EmptyBasket';
import { BasketSkeleton } from './BasketSkeleton';
import * as styles from './BasketSkeleton.css';

export interface UnreadBasketProps {
  kind: PurchaseMode;
  headingLevel: 1 | 2 | 3;
}

/**
 * The basket before storage has been read: a skeleton or, if the basket is already known to be empty, the empty state,
 * which is usable immediately.
 */
export function UnreadBasket({ kind, headingLevel }: UnreadBasketProps) {
  return (
    <>
      <div className={styles.filled[kind]}>
        <BasketSkeleton kind={kind} />
      </div>
      <div className={styles.empty[kind]} hidden>
        <EmptyBasket kind={kind} headingLevel={headingLevel} />
      </div>
    </>
  );
}
