import * as styles from './Breadcrumbs.css';
import { Icon } from './Icon';
import { chevronEndIcon } from './icons';

/** One step of the path to a page. */
export interface Crumb {
  label: string;
  /** Omitted for the current page, which comes last. */
  href?: string;
}

/** The path from the home page to this page. */
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
            {/* After its crumb, so that no wrapped line starts with it. */}
            {index < crumbs.length - 1 && <Icon shape={chevronEndIcon} size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
