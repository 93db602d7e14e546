import type { Locale } from '@diwan/sdk/commerce';
import * as styles from './Breadcrumbs.css';
import { ContentText } from './ContentText';
import { Icon } from './Icon';
import { chevronEndIcon } from './icons';
import { SkeletonLine } from './Skeleton';

/** One step of the path to a page. */
export interface Crumb {
  label: string;
  /** Omitted for the current page, which comes last. */
  href?: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({
  label,
  crumbs,
  locale,
}: {
  label: string;
  crumbs: readonly Crumb[];
  /** Language of the page. */
  locale: Locale;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: text, href }, index) => (
          <li key={`${href} ${text}`} className={styles.crumb}>
            {href === undefined ? (
              <span className={styles.here} aria-current="page">
                <ContentText text={text} locale={locale} />
              </span>
            ) : (
              <a className={styles.link} href={href}>
                <ContentText text={text} locale={locale} />
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

/** Skeleton of breadcrumbs in one line. */
export function BreadcrumbsSkeleton() {
  return (
    <div className={styles.list}>
      <div className={styles.skeleton}>
        <SkeletonLine width={30} />
      </div>
    </div>
  );
}
