import { SkeletonLine, SkeletonText } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from './AboutPage.css';

export const AboutSkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <div className={styles.statement}>
      <SkeletonLine width={100} />
      <SkeletonLine width={80} />
    </div>
    <div className={`${styles.section} ${styles.know}`}>
      <SkeletonLine className={styles.sectionTitle} width={60} />
      <SkeletonText lines={3} />
    </div>
  </div>
);
