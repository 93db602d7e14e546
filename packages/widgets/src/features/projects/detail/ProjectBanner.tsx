import { localized } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { container } from '../../../foundation/theme/patterns.css';
import { Badge } from '../../../foundation/ui/Badge';
import { Breadcrumbs } from '../../../foundation/ui/Breadcrumbs';
import { classNames } from '../../../foundation/ui/class-names';
import { Picture } from '../../../foundation/ui/Picture';
import * as styles from './ProjectDetail.css';

/** A project's cover image with its name, category and breadcrumbs. */
export function ProjectBanner({ project }: { project: Project }) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  const name = localized(project, 'name', locale);
  return (
    <div className={styles.banner}>
      <div className={styles.cover}>
        <Picture
          src={project.cover_url ?? undefined}
          alt=""
          width={1800}
          height={1200}
          sizes="100vw"
          fit="cover"
          priority
        />
      </div>
      <div className={classNames(container, styles.content)}>
        <Breadcrumbs
          label={t('common:breadcrumb')}
          locale={locale}
          crumbs={[
            { label: t('common:home'), href: paths.home },
            { label: t('projects:title'), href: paths.projects },
            { label: name },
          ]}
        />
        {project.category && <Badge>{localized(project.category, 'name', locale)}</Badge>}
        <h1 className={styles.title}>{name}</h1>
      </div>
    </div>
  );
}
