import { ProductGridSkeleton } from '../features/catalogue/grid/CardGrid';
import { container } from '../foundation/theme/patterns.css';
import { text } from '../foundation/theme/text.css';
import { classNames } from '../foundation/ui/class-names';
import { SkeletonBox, SkeletonLine } from '../foundation/ui/Skeleton';
import * as bannerStyles from './advertisement/Banner.css';
import * as styles from './sections.css';

/** Skeleton of a page of sections: a banner, full or half as high as the screen, and a row of products. */
export function SectionListSkeleton({ banner }: { banner: 'full' | 'half' }) {
  return (
    <>
      <div className={classNames(bannerStyles.banner, banner === 'full' && bannerStyles.full)}>
        <SkeletonBox ratio="auto" />
      </div>
      <div className={classNames(container, styles.plain)}>
        <SkeletonLine className={classNames(text.h1, styles.skeletonTitle)} width={30} />
        <ProductGridSkeleton />
      </div>
    </>
  );
}
