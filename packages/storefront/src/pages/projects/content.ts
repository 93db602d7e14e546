import { localized } from '@diwan/sdk/commerce';
import { definePageContent } from '../../routing/page-content';
import { loadProjects, type ProjectsData } from './load-projects';

export default definePageContent<ProjectsData>({
  load: loadProjects,
  head: (_data, { t, locale, shell }) => ({
    title: t('projects:meta.title_projects', { brand: localized(shell.settings.brand, 'name', locale) }),
    description: t('projects:subtitle'),
  }),
});
