import { BreadcrumbsSkeleton, ProjectListSkeleton, SkeletonLine } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import * as styles from './ProjectsPage.css';

export const ProjectsSkeleton = () => (
  <>
    <div className={styles.banner}>
      <div className={container}>
        <BreadcrumbsSkeleton />
        <SkeletonLine className={styles.title} width={40} />
        <SkeletonLine className={styles.subtitle} width={60} />
      </div>
    </div>
    <div className={`${container} ${styles.list}`}>
      <ProjectListSkeleton />
    </div>
  </>
);
