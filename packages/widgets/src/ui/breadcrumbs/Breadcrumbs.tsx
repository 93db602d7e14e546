import { Icon } from '../icon';
import { chevronEndIcon } from '../icon/icons/chevron-end';
import * as styles from './Breadcrumbs.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  href?: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: text, href }, index) => (
          <li key={`${href} ${text}`} className={styles.crumb}>
            {index > 0 && <Icon shape={chevronEndIcon} size={14} />}
            {href === undefined ? (
              <span className={styles.here} aria-current="page">
                {text}
              </span>
            ) : (
              <a className={styles.link} href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
