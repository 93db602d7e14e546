import { ProjectCard } from '../../features/projects/card/ProjectCard';
import { useI18n } from '../../foundation/i18n';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { SectionFrame } from '../SectionFrame';
import type { SectionProps } from '../section-props';
import * as styles from './ProjectsGridSection.css';

/** A grid of projects selected by an editor. */
export function ProjectsGridSection({ section }: SectionProps<'projects_grid'>) {
  const { t } = useI18n();
  const projects = section.tag?.projects ?? [];
  return (
    <SectionFrame section={section}>
      {projects.length === 0 ? (
        <EmptyState title={t('common:no_items')} />
      ) : (
        <ul className={styles.grid}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
