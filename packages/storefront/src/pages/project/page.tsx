import { localized, projectPath } from '@diwan/sdk/commerce';
import type { Project, ProjectSummary } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { ProjectDetail } from '@diwan/widgets/internal';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { idFrom } from '../_shared/id-param';
import { MissingContent } from '../_shared/MissingContent';

interface ProjectData {
  /** Null when the project doesn't exist. */
  project: Project | null;
  related: ProjectSummary[];
}

const missing: Loaded<ProjectData> = { status: 404, data: { project: null, related: [] } };

/** Loads a project and up to three related ones, which are left out if they fail to load (spec §2). */
async function loadProject({ client, params, signal }: LoadContext): Promise<Loaded<ProjectData>> {
  const id = idFrom(params.id);
  if (id === undefined) return missing;
  try {
    const project = await client.projects.get(id, { signal });
    const related = await client.projects.related(project, { signal }).catch(() => []);
    return { status: 200, data: { project, related } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return missing;
    throw error;
  }
}

/** A project of the studio, or a message that it doesn't exist (spec §2 «Project detail»). */
function ProjectPage({ data: { project, related } }: { data: ProjectData }) {
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

/** The cover, whose size is only known if it is among the images too. */
const pictureOf = ({ cover_url, images }: Project) =>
  images.find(({ src_url }) => src_url === cover_url) ?? (cover_url ? { src_url: cover_url } : images[0]);

export default definePage<ProjectData>({
  namespaces: ['projects', 'contact', 'product'],
  load: loadProject,
  head: ({ project }, context) => {
    const { t, locale, shell } = context;
    if (!project) return { name: t('projects:not_found') };
    const name = localized(project, 'name', locale);
    return {
      name,
      title: t('projects:meta.title_project', {
        name,
        brand: localized(shell.settings.brand, 'name', locale),
      }),
      description: localized(project, 'short_description', locale),
      path: projectPath(project.id),
      picture: pictureOf(project),
      jsonLd: breadcrumbsFromHome(
        [
          { label: t('projects:title'), href: '/projects' },
          { label: name, href: projectPath(project.id) },
        ],
        context,
      ),
    };
  },
  component: ProjectPage,
});
