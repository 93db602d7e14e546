import { projectSortFrom, projectSortQuery } from '@diwan/sdk/commerce';
import {
  DEFAULT_PAGE_SIZE,
  LISTED_PROJECT_TYPE,
  type ProjectCategory,
  type ProjectSummary,
} from '@diwan/sdk/contract';
import type { FirstPage, ProjectQuery } from '@diwan/widgets';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { idFrom } from '../_shared/id-param';

export interface ProjectsData {
  categories: ProjectCategory[];
  /** Category and sort order in the URL; an unknown category is left out. */
  query: ProjectQuery;
  /** Server only, as for products. */
  firstPage?: FirstPage<ProjectSummary, ProjectQuery> | undefined;
}

/** Loads the categories, the filter and sort order in the URL, and the first projects. */
export async function loadProjects(context: LoadContext): Promise<Loaded<ProjectsData>> {
  const { client, search, isServer, locale, signal } = context;
  const type = LISTED_PROJECT_TYPE;
  const categories = await client.projects.categories({ type }, { signal });
  const requestedId = idFrom(search.get('category'));
  const category = categories.find(({ id }) => id === requestedId)?.id;
  const sort = projectSortFrom(search.get('sort'));
  const query: ProjectQuery = { category, sort };
  if (!isServer) return { status: 200, data: { categories, query } };
  const page = await client.projects.list(
    {
      type,
      limit: DEFAULT_PAGE_SIZE,
      ...projectSortQuery(sort, locale),
      ...(category !== undefined && { category }),
    },
    { signal },
  );
  return { status: 200, data: { categories, query, firstPage: { query, page } } };
}
