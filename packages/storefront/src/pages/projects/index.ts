import { definePage } from '../../routing/page';
import type { ProjectsData } from './load-projects';
import { ProjectsPage } from './ProjectsPage';

export default definePage<ProjectsData>({
  namespaces: ['projects'],
  component: ProjectsPage,
});
