import { localized, projectPath } from '@diwan/sdk/commerce';
import { ProjectDetailSkeleton } from '@diwan/widgets/internal';
import { definePage } from '../../navigation/page/define-page';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { loadProject, type ProjectData } from './load-project';
import { ProjectPage } from './ProjectPage';

export default definePage<ProjectData>({
  namespaces: ['projects', 'contact', 'product'],
  load: loadProject,
  head: ({ project }, context) => {
    const { t, locale, shell, absolute } = context;
    if (!project) return { name: t('projects:not_found') };
    const name = localized(project, 'name', locale);
    return {
      name,
      title: t('projects:meta.title_project', {
        name,
        brand: localized(shell.settings.brand, 'name', locale),
      }),
      description: localized(project, 'short_description', locale),
      image: project.cover_url ? absolute(project.cover_url) : undefined,
      jsonLd: breadcrumbsFromHome(
        [
          { label: t('projects:title'), href: '/projects' },
          { label: name, href: projectPath(project.id) },
        ],
        context,
      ),
    };
  },
  skeleton: ProjectDetailSkeleton,
  component: ProjectPage,
});
