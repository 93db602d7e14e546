import { localized } from '@diwan/sdk/commerce';
import { definePage } from '../../navigation/page/define-page';
import { loadProjects, type ProjectsData } from './load-projects';
import { ProjectsPage } from './ProjectsPage';

export default definePage<ProjectsData>({
  namespaces: ['projects'],
  load: loadProjects,
  head: (_data, { t, locale, shell }) => ({
    title: t('projects:meta.title_projects', { brand: localized(shell.settings.brand, 'name', locale) }),
    description: t('projects:subtitle'),
  }),
  component: ProjectsPage,
});
