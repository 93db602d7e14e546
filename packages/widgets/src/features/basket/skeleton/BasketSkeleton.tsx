import type { PurchaseMode } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../../../foundation/ui/Skeleton';
import { SkeletonControl, SkeletonField } from '../../../foundation/ui/SkeletonField';
import * as headStyles from '../head/BasketHead.css';
import * as lineStyles from '../lines/BasketLine.css';
import { OrderSummarySkeleton } from '../order-summary/OrderSummarySkeleton';
import * as styles from './BasketSkeleton.css';

/** Shown until storage has been read and the basket's code has loaded: a list with the summary beside it. */
export function BasketSkeleton({ kind }: { kind: PurchaseMode }) {
  const { t } = useI18n();
  const isQuoted = kind === 'price-box';
  return (
    <SkeletonGroup label={t('common:loading')} className={styles.basket}>
      <div className={headStyles.head}>
        <div className={styles.title}>
          <SkeletonLine width={60} />
        </div>
        <div className={styles.clear}>
          <SkeletonLine />
        </div>
        {isQuoted && (
          <div className={headStyles.subtitle}>
            <SkeletonLine width={80} />
          </div>
        )}
      </div>
      <div className={styles.columns}>
        <div className={lineStyles.lines}>
          <Line />
          <Line />
        </div>
        {isQuoted ? <QuoteFormSkeleton /> : <CartSummarySkeleton />}
      </div>
    </SkeletonGroup>
  );
}

function Line() {
  return (
    <div className={lineStyles.line}>
      <div className={lineStyles.tile}>
        <SkeletonBox ratio="4 / 5" />
      </div>
      <div className={lineStyles.head}>
        <div className={styles.facts}>
          <SkeletonLine width={70} />
          <SkeletonLine width={40} />
          <SkeletonLine width={30} />
        </div>
      </div>
      <div className={styles.controls}>
        <SkeletonBox ratio="auto" />
      </div>
    </div>
  );
}

function QuoteFormSkeleton() {
  return (
    <div className={styles.panel}>
      <div className={styles.panelTitle}>
        <SkeletonLine width={60} />
      </div>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
      <SkeletonControl />
    </div>
  );
}

function CartSummarySkeleton() {
  return (
    <OrderSummarySkeleton>
      <SkeletonControl />
    </OrderSummarySkeleton>
  );
}
