import type { ReactNode } from 'react';
import { SkeletonLine } from '../../../foundation/ui/Skeleton';
import { SkeletonField } from '../../../foundation/ui/SkeletonField';
import * as styles from './OrderSummary.css';

/** Skeleton of a summary with a promo code field. */
export function OrderSummarySkeleton({ before, children }: { before?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.summary}>
      <div className={styles.title}>
        <SkeletonLine width={50} />
      </div>
      {before}
      <SkeletonField />
      <div className={styles.rows}>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
        <div className={styles.total}>
          <SkeletonLine />
        </div>
      </div>
      {children}
    </div>
  );
}
