import { useI18n } from '@diwan/widgets';
import { ProjectDetail } from '@diwan/widgets/internal';
import { MissingContent } from '../_shared/MissingContent';
import type { ProjectData } from './load-project';

/** A project of the studio, or a message that it doesn't exist (spec §2 «Project detail»). */
export function ProjectPage({ data: { project, related } }: { data: ProjectData }) {
  const { t } = useI18n();
  return project ? (
    <ProjectDetail project={project} related={related} />
  ) : (
    <MissingContent
      title={t('projects:not_found')}
      list={{ title: t('projects:title'), href: '/projects' }}
    />
  );
}
