import { localized } from '@diwan/sdk/commerce';
import type { ProjectSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { stretchedLink } from '../../../foundation/theme/patterns.css';
import { Picture } from '../../../foundation/ui/Picture';
import { SkeletonBox, SkeletonLine } from '../../../foundation/ui/Skeleton';
import * as styles from './ProjectCard.css';

export interface ProjectCardProps {
  /** A project as lists return it. */
  project: ProjectSummary;
  /** Level of the heading with the name: `2` is an `<h2>`. */
  headingLevel?: 2 | 3 | 4;
  /** Loads the image eagerly; for the first images of a page. */
  priority?: boolean;
  /** Width of the card, as a `sizes` attribute. */
  sizes?: string;
}

const COVER = { width: 1600, height: 1200 };
const DEFAULT_SIZES = '(min-width:64em) 31vw, (min-width:48em) 46vw, 92vw';

/** A design project in a list; the card links to its page. */
export function ProjectCard({
  project,
  headingLevel = 3,
  priority = false,
  sizes = DEFAULT_SIZES,
}: ProjectCardProps) {
  const { paths } = useDiwan();
  const { locale } = useI18n();
  const category = localized(project.category, 'name', locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        <Picture
          {...COVER}
          src={project.cover_url ?? undefined}
          alt=""
          sizes={sizes}
          fit="cover"
          priority={priority}
          className={styles.cover}
        />
      </div>
      <Heading className={styles.name}>
        <a className={stretchedLink} href={paths.project(project.id)}>
          {localized(project, 'name', locale)}
        </a>
      </Heading>
      {category && <p className={styles.category}>{category}</p>}
    </article>
  );
}

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
