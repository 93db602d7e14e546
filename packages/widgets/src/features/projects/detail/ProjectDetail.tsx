import { localized } from '@diwan/sdk/commerce';
import type { Project, ProjectSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { container } from '../../../foundation/theme/patterns.css';
import { classNames } from '../../../foundation/ui/class-names';
import { RichText } from '../../../foundation/ui/rich-text/RichText';
import { ProjectBanner } from './ProjectBanner';
import * as styles from './ProjectDetail.css';
import { ProjectPictures } from './ProjectPictures';
import { ProjectPieces } from './ProjectPieces';
import { ProjectRequestButton } from './ProjectRequestButton';
import { RelatedProjects } from './RelatedProjects';

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
