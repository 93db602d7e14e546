import { container } from '../../../foundation/theme/patterns.css';
import { classNames } from '../../../foundation/ui/class-names';
import { SkeletonBox, SkeletonControl, SkeletonText } from '../../../foundation/ui/skeleton';
import * as bannerStyles from './ProjectBanner.css';
import * as styles from './ProjectDetail.css';

/** Skeleton of a project's page: cover, description, and the button beside it. */
export function ProjectDetailSkeleton() {
  return (
    <>
      <div className={bannerStyles.skeleton}>
        <SkeletonBox ratio="auto" />
      </div>
      <div className={classNames(container, styles.page)}>
        <div className={styles.columns}>
          <SkeletonText lines={4} />
          <SkeletonControl width={50} />
        </div>
      </div>
    </>
  );
}
