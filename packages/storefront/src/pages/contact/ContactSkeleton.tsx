import { RequestFormSkeleton, SkeletonLine, SkeletonText } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from './ContactPage.css';

export const ContactSkeleton = () => (
  <div className={`${container} ${styles.page}`}>
    <SkeletonLine className={styles.title} width={40} />
    <SkeletonLine className={styles.subtitle} width={60} />
    <div className={styles.columns}>
      <SkeletonText lines={5} />
      <div>
        <SkeletonLine className={styles.formTitle} width={50} />
        <RequestFormSkeleton />
      </div>
    </div>
  </div>
);
