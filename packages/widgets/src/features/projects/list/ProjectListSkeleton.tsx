import { ListToolbarSkeleton } from '../../catalogue/listing/ListToolbarSkeleton';
import { ProjectCardSkeleton } from '../card/ProjectCardSkeleton';
import * as styles from './ProjectList.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Skeleton of a list of projects with its filters. */
export function ProjectListSkeleton() {
  return (
    <>
      <ListToolbarSkeleton />
      <div className={styles.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <ProjectCardSkeleton key={card} />
        ))}
      </div>
    </>
  );
}
