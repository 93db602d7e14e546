import { container } from '../../../foundation/theme/patterns.css';
import { classNames } from '../../../foundation/ui/class-names';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../../../foundation/ui/skeleton';
import * as styles from './ProductDetail.css';

/** Skeleton of a product's page. */
export function ProductDetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={classNames(container, styles.columns)}>
      <SkeletonBox ratio="1 / 1.04" />
      <div>
        <SkeletonLine width={30} />
        <SkeletonLine width={80} />
        <SkeletonLine width={40} />
        <SkeletonLine width={95} />
        <SkeletonLine width={90} />
        <SkeletonLine width={60} />
      </div>
    </SkeletonGroup>
  );
}
