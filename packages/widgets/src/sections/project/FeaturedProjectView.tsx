import { stretchedLink } from '../../theme/patterns.css';
import { Icon } from '../../ui/icon';
import { arrowEndIcon } from '../../ui/icon/icons/arrow-end';
import { Picture } from '../../ui/picture';
import * as styles from './FeaturedProjectView.css';

export interface FeaturedProjectViewProps {
  name: string;
  category: string;
  text: string;
  cover: string | undefined;
  href: string;
  /** "View the project". */
  linkLabel: string;
}

/** A project across the page; all of it leads there. */
export function FeaturedProjectView({
  name,
  category,
  text,
  cover,
  href,
  linkLabel,
}: FeaturedProjectViewProps) {
  return (
    <article className={styles.project}>
      <div className={styles.frame}>
        <Picture
          src={cover}
          width={1600}
          height={1000}
          alt=""
          sizes="(min-width:1025px) 62vw, 92vw"
          fit="cover"
          className={styles.cover}
        />
      </div>
      <div className={styles.text}>
        {category && <p className={styles.category}>{category}</p>}
        <h2 className={styles.name}>
          <a className={stretchedLink} href={href}>
            {name}
          </a>
        </h2>
        {text && <p className={styles.description}>{text}</p>}
        <span className={styles.more} aria-hidden="true">
          {linkLabel}
          <Icon shape={arrowEndIcon} size={18} />
        </span>
      </div>
    </article>
  );
}
