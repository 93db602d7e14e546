import { localized, projectPath } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { definePage } from '../../navigation/page/define-page';
import { breadcrumbsFromHome } from '../_shared/breadcrumb-list';
import { loadProject, type ProjectData } from './load-project';
import { ProjectPage } from './ProjectPage';

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
