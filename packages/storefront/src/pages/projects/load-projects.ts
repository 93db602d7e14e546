import type { ListPage } from '@diwan/sdk';
import { PROJECT_SORTS, type ProjectSort, projectSortFrom } from '@diwan/sdk/commerce';
import {
  LISTED_PROJECT_TYPE,
  type ProjectCategory,
  type ProjectListQuery,
  type ProjectSummary,
} from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../routing/page';
import { idFrom } from '../_shared/id-param';

export interface ProjectsData {
  categories: ProjectCategory[];
  /** The category chosen by `?category=`, when there is such a one. */
  categoryId?: number | undefined;
  sort: ProjectSort;
  /** On the server only, like that of products. */
  firstPage?: ListPage<ProjectSummary> | undefined;
}

/** What the list asks for: projects of type 2 (spec §9). */
export const projectQuery = ({
  categoryId,
  sort,
}: Pick<ProjectsData, 'categoryId' | 'sort'>): Omit<ProjectListQuery, 'page'> => ({
  type: LISTED_PROJECT_TYPE,
  ...PROJECT_SORTS[sort],
  ...(categoryId !== undefined && { category: categoryId }),
});

/** Categories, the filter and sort of the address, and the first projects. */
export async function loadProjects(context: LoadContext): Promise<Loaded<ProjectsData>> {
  const { client, search, isServer, signal } = context;
  const categories = await client.projects.categories({ type: LISTED_PROJECT_TYPE }, { signal });
  const asked = idFrom(search.get('category'));
  const categoryId = categories.find(({ id }) => id === asked)?.id;
  const sort = projectSortFrom(search.get('sort'));
  const firstPage = isServer
    ? await client.projects.list(projectQuery({ categoryId, sort }), { signal })
    : undefined;
  return { status: 200, data: { categories, categoryId, sort, firstPage } };
}
