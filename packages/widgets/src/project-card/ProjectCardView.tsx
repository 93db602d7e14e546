import { Picture } from '../ui/picture';
import * as styles from './ProjectCardView.css';

export interface ProjectCardViewProps {
  name: string;
  href: string;
  /** Address of the cover; without one the placeholder is shown. */
  cover: string | undefined;
  category: string;
  headingLevel?: 2 | 3 | 4;
  priority?: boolean;
  sizes?: string;
}

const COVER = { width: 1600, height: 1200 };

/** A design project in a list; the whole card leads to its page. */
export function ProjectCardView(props: ProjectCardViewProps) {
  const { name, href, cover, category, headingLevel = 3, priority = false } = props;
  const { sizes = '(min-width:1025px) 31vw, (min-width:768px) 46vw, 92vw' } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.tile}>
        <Picture
          {...COVER}
          src={cover}
          alt=""
          sizes={sizes}
          fit="cover"
          priority={priority}
          className={styles.cover}
        />
      </div>
      <Heading className={styles.name}>
        <a className={styles.link} href={href}>
          {name}
        </a>
      </Heading>
      {category && <p className={styles.category}>{category}</p>}
    </article>
  );
}
