import { SkeletonBox, SkeletonLine } from '../../../foundation/ui/Skeleton';
import * as styles from './ProjectCard.css';

/** Skeleton of a project's card. */
export function ProjectCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.tile}>
        <SkeletonBox ratio="4 / 3" />
      </div>
      <SkeletonLine className={styles.name} width={60} />
    </div>
  );
}
