import { SkeletonControl } from '../../../foundation/ui/SkeletonField';
import * as styles from './ListToolbar.css';

/** Skeleton of filters and sort order. */
export function ListToolbarSkeleton() {
  return (
    <div className={styles.toolbar}>
      <SkeletonControl />
    </div>
  );
}
