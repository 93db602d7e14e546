import type { ProjectSort } from '@diwan/sdk/commerce';
import { ProjectList } from '../../features/projects/list/ProjectList';

/** The list of `<diwan-project-list>`: the visitor's choice begins with that of the page. */
export function ElementProjectList({ category, sort }: { category?: number; sort?: ProjectSort }) {
  return <ProjectList key={`${category} ${sort}`} initialQuery={{ category, sort }} />;
}
