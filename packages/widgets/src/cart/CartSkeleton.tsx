import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../ui/skeleton';
import * as styles from './CartSkeleton.css';

/** The cart before storage has been read. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.skeleton}>
      {[0, 1].map((line) => (
        <div key={line} className={styles.line}>
          <SkeletonBox ratio="4 / 5" />
          <div>
            <SkeletonLine width={60} />
            <SkeletonLine width={30} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
