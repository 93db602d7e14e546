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
            {href === undefined ? (
              <span className={styles.here} aria-current="page">
                {text}
              </span>
            ) : (
              <a className={styles.link} href={href}>
                {text}
              </a>
            )}
            {/* After its crumb: where the way wraps, no line begins with it. */}
            {index < crumbs.length - 1 && <Icon shape={chevronEndIcon} size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
