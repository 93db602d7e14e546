import { SkeletonBox, SkeletonLine } from '../../../foundation/ui/Skeleton';
import * as styles from './ProductCard.css';

/** Skeleton of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <SkeletonBox ratio="4 / 5" />
      <div className={styles.skeletonFacts}>
        <SkeletonLine width={70} />
        <SkeletonLine width={90} />
        <span className={styles.narrowLine}>
          <SkeletonLine width={60} />
        </span>
        <SkeletonLine width={30} />
        <span className={styles.dots}>
          <span className={styles.noDot} />
        </span>
      </div>
    </div>
  );
}
