import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { ProjectCardWidget } from '../../project-card';
import { container } from '../../theme/patterns.css';

import { EmptyState } from '../../ui/empty-state';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { useEditorialLink } from '../use-editorial-link';
import * as styles from './ProjectsGridSection.css';

/** Projects an editor chose. */
export function ProjectsGridSection({ section }: SectionProps<'projects_grid'>) {
  const { t, locale } = useI18n();
  const link = useEditorialLink(t('common:view_all'))(section.cta_url);
  const projects = section.tag?.projects ?? [];
  return (
    <section className={container}>
      <SectionHead title={localized(section, 'title', locale)} link={link} />
      {projects.length === 0 ? (
        <EmptyState title={t('common:no_items')} />
      ) : (
        <ul className={styles.grid}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCardWidget project={project} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
