import { SkeletonLine } from '@diwan/widgets';
import { BreadcrumbsSkeleton, ListToolbarSkeleton, ProductGridSkeleton } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import * as styles from './CategoryPage.css';

export const CategorySkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <BreadcrumbsSkeleton />
    <div className={styles.titleRow}>
      <SkeletonLine className={text.display2} width={40} />
    </div>
    <ListToolbarSkeleton />
    <ProductGridSkeleton />
  </div>
);
