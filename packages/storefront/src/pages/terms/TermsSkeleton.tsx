import { SkeletonLine, SkeletonText } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from './TermsPage.css';

export const TermsSkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <SkeletonLine className={styles.title} width={40} />
    <div className={styles.columns}>
      <SkeletonText lines={6} />
      <div className={styles.chapters}>
        <div>
          <SkeletonLine className={styles.chapterTitle} width={30} />
          <SkeletonText lines={5} />
        </div>
      </div>
    </div>
  </div>
);
