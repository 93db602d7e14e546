import type { PurchaseMode } from '@diwan/sdk/commerce';
import { BasketSkeleton } from './BasketSkeleton';
import { EmptyBasket } from './EmptyBasket';
import * as styles from './UnreadBasket.css';

export interface UnreadBasketProps {
  kind: PurchaseMode;
  headingLevel: 1 | 2 | 3;
}

/**
 * The visitor's basket before storage has been read: grey boxes in place of its lines or, where the page knows already
 * that there are none, the empty basket, which can be used at once.
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
