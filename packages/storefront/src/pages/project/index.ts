import { definePage } from '../../routing/page';
import type { ProjectData } from './load-project';
import { ProjectPage } from './ProjectPage';

export default definePage<ProjectData>({
  namespaces: ['projects', 'contact', 'product'],
  component: ProjectPage,
});
