import { SkeletonBox, SkeletonField, SkeletonLine, SkeletonText } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from './EmbedPage.css';

export const EmbedSkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <SkeletonLine className={styles.title} width={40} />
    <SkeletonLine className={styles.subtitle} width={70} />
    <div className={styles.columns}>
      <div className={styles.elements}>
        <SkeletonText lines={6} />
      </div>
      <div>
        <SkeletonField />
        <SkeletonField />
        <SkeletonField />
      </div>
      <SkeletonBox ratio="3 / 2" />
    </div>
  </div>
);
