import { projectSortFrom, projectSortQuery } from '@diwan/sdk/commerce';
import { LISTED_PROJECT_TYPE, type ProjectCategory, type ProjectSummary } from '@diwan/sdk/contract';
import type { FirstPage, ProjectQuery } from '@diwan/widgets';
import type { LoadContext, Loaded } from '../../routing/page-content';
import { idFrom } from '../_shared/id-param';

export interface ProjectsData {
  categories: ProjectCategory[];
  /** Category and order of the address; a category that does not exist is left out. */
  query: ProjectQuery;
  /** On the server only, like that of products. */
  firstPage?: FirstPage<ProjectSummary, ProjectQuery> | undefined;
}

/** Categories, the filter and sort of the address, and the first projects. */
export async function loadProjects(context: LoadContext): Promise<Loaded<ProjectsData>> {
  const { client, search, isServer, locale, signal } = context;
  const type = LISTED_PROJECT_TYPE;
  const categories = await client.projects.categories({ type }, { signal });
  const asked = idFrom(search.get('category'));
  const category = categories.find(({ id }) => id === asked)?.id;
  const sort = projectSortFrom(search.get('sort'));
  const query: ProjectQuery = { category, sort };
  if (!isServer) return { status: 200, data: { categories, query } };
  const page = await client.projects.list(
    { type, ...projectSortQuery(sort, locale), ...(category !== undefined && { category }) },
    { signal },
  );
  return { status: 200, data: { categories, query, firstPage: { query, page } } };
}
