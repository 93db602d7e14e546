import { container } from '../../../foundation/theme/patterns.css';
import { text } from '../../../foundation/theme/text.css';
import { BreadcrumbsSkeleton } from '../../../foundation/ui/Breadcrumbs';
import { classNames } from '../../../foundation/ui/class-names';
import { SkeletonBox, SkeletonGroup, SkeletonLine, SkeletonText } from '../../../foundation/ui/Skeleton';
import { SkeletonControl } from '../../../foundation/ui/SkeletonField';
import * as galleryStyles from './gallery/Gallery.css';
import * as styles from './ProductDetail.css';

const THUMBS = [1, 2, 3, 4];

/** Skeleton of a product's page. */
export function ProductDetailSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.breadcrumbs}>
        <BreadcrumbsSkeleton />
      </div>
      <div className={classNames(container, styles.columns)}>
        <div className={galleryStyles.gallery}>
          <div className={classNames(galleryStyles.stage, styles.skeletonStage)}>
            <SkeletonBox ratio="auto" />
          </div>
          <div className={galleryStyles.thumbs}>
            {THUMBS.map((thumb) => (
              <div key={thumb} className={galleryStyles.thumb}>
                <SkeletonBox ratio="4 / 5" />
              </div>
            ))}
          </div>
        </div>
        <div>
          <SkeletonLine width={30} />
          <SkeletonLine className={text.h1} width={70} />
          <SkeletonLine width={25} />
          <SkeletonLine className={text.h2} width={50} />
          <SkeletonText lines={3} />
          <div className={styles.skeletonOptions}>
            <SkeletonControl />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  );
}
