import * as styles from './Breadcrumbs.css';
import { SkeletonLine } from './Skeleton';

/** Skeleton of breadcrumbs in one line. */
export function BreadcrumbsSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.skeleton}>
        <SkeletonLine width={30} />
      </div>
    </div>
  );
}
