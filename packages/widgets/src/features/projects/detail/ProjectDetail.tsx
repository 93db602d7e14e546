import { localized } from '@diwan/sdk/commerce';
import type { Project, ProjectSummary } from '@diwan/sdk/contract';
import { useId } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useLazyDialog } from '../../../foundation/provider';
import { container } from '../../../foundation/theme/patterns.css';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../../foundation/ui/deferred/OnceOpened';
import { RichText } from '../../../foundation/ui/rich-text/RichText';
import { ProjectCard } from '../card/ProjectCard';
import { ProjectBanner } from './ProjectBanner';
import * as styles from './ProjectDetail.css';
import { ProjectPictures } from './ProjectPictures';
import { ProjectPieces } from './ProjectPieces';

export interface ProjectDetailProps {
  /** The full project, with all its images. */
  project: Project;
  /** Related projects; the list is hidden if there are none (spec §2). */
  related?: readonly ProjectSummary[];
}

/** A project's page (spec §2 «Project detail»): cover, description, pictures, the request form, its pieces, and related projects. */
export function ProjectDetail(props: ProjectDetailProps) {
  // An open gallery or form belongs to one project: another project resets it.
  return <OneProject key={props.project.id} {...props} />;
}

function OneProject({ project, related = [] }: ProjectDetailProps) {
  const { locale } = useI18n();
  return (
    <>
      <ProjectBanner project={project} />
      <div className={classNames(container, styles.page)}>
        <div className={styles.columns}>
          <div className={styles.description}>
            <p className={styles.lead}>{localized(project, 'short_description', locale)}</p>
            <RichText html={localized(project, 'long_description', locale)} />
          </div>
          <div className={styles.aside}>
            <ProjectRequestButton project={project} />
          </div>
        </div>
        {project.images.length > 0 && (
          <ProjectPictures images={project.images} name={localized(project, 'name', locale)} />
        )}
        {project.items.length > 0 && <ProjectPieces pieces={project.items} />}
        {related.length > 0 && <RelatedProjects projects={related} />}
      </div>
    </>
  );
}

/** Projects of the same kind (spec §2 «Project detail»). */
function RelatedProjects({ projects }: { projects: readonly ProjectSummary[] }) {
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

const ProjectRequestDialog = lazyWithPreload(() => import('./ProjectRequestDialog'));

/** Opens the request form for a similar project; its code loads on first opening. */
function ProjectRequestButton({ project }: { project: Project }) {
  const { t } = useI18n();
  const { isOpen, isLoading, open, close, notice } = useLazyDialog(ProjectRequestDialog);
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog" aria-busy={isLoading || undefined}>
        {t('projects:request')}
      </Button>
      {notice}
      <OnceOpened isOpen={isOpen}>
        <ProjectRequestDialog project={project} open={isOpen} onClose={close} />
      </OnceOpened>
    </>
  );
}
