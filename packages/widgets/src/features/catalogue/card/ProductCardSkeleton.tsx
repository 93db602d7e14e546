import { Fragment } from 'react';
import { SkeletonBox, SkeletonLine } from '../../../foundation/ui/Skeleton';
import { CARD_LINES } from './card-lines';
import * as styles from './ProductCard.css';

/** Skeleton of a card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <SkeletonBox ratio="4 / 5" />
      <div className={styles.skeletonFacts}>
        {CARD_LINES.map(({ name, widths: [width, inNarrowCards] }) => (
          <Fragment key={name}>
            {width ? (
              <SkeletonLine width={width} />
            ) : (
              <span className={styles.dots}>
                <span className={styles.noDot} />
              </span>
            )}
            {inNarrowCards && (
              <span className={styles.narrowLine}>
                <SkeletonLine width={inNarrowCards} />
              </span>
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
