import type { ProjectSummary } from '@diwan/sdk/contract';
import { useId } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { ProjectCard } from '../card';
import * as styles from './ProjectDetail.css';

/** Projects of the same kind (spec §2 «Project detail»). */
export function RelatedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {t('projects:related')}
        </h2>
      </div>
      <ul className={styles.relatedGrid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    </section>
  );
}
