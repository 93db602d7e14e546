import { Icon } from '../icon';
import { crumb, here, link, list } from './Breadcrumbs.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  href?: string;
}

/** The way from home to this page. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {crumbs.map(({ label: text, href }, index) => (
          <li key={`${href} ${text}`} className={crumb}>
            {index > 0 && <Icon name="chevron-end" size={14} />}
            {href === undefined ? (
              <span className={here} aria-current="page">
                {text}
              </span>
            ) : (
              <a className={link} href={href}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
