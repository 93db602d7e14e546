import {
  BreadcrumbsSkeleton,
  ListToolbarSkeleton,
  ProductGridSkeleton,
  SkeletonLine,
} from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import * as styles from './SubcategoryPage.css';

export const SubcategorySkeleton = () => (
  <>
    <div className={`${styles.banner} ${styles.untinted}`}>
      <div className={container}>
        <BreadcrumbsSkeleton />
        <SkeletonLine className={text.display2} width={40} />
        <SkeletonLine width={20} />
      </div>
    </div>
    <div className={`${container} ${styles.list}`}>
      <ListToolbarSkeleton />
      <ProductGridSkeleton />
    </div>
  </>
);
