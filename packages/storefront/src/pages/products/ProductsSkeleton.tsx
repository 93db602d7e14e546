import { SkeletonLine } from '@diwan/widgets';
import { BreadcrumbsSkeleton, ProductGridSkeleton, SectionListSkeleton } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { useSearchParams } from 'wouter';
import * as styles from './FoundProducts.css';

export function ProductsSkeleton() {
  const [search] = useSearchParams();
  return search.get('query') ? <FoundSkeleton /> : <SectionListSkeleton banner="half" />;
}

const FoundSkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <BreadcrumbsSkeleton />
    <div className={styles.head}>
      <SkeletonLine className={text.h1} width={40} />
    </div>
    <SkeletonLine className={styles.count} width={20} />
    <ProductGridSkeleton />
  </div>
);
