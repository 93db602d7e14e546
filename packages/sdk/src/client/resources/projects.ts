import type {
  Project,
  ProjectCategory,
  ProjectCategoryListQuery,
  ProjectListQuery,
  ProjectSummary,
} from '../../contract';
import { projectsCategories, projectsGet, projectsList } from '../../contract/endpoints/projects';
import type { ReadCall, RequestOptions } from '../call';
import { type ListPage, listPage } from '../list-page';

/** Related projects: four are requested, three are shown (spec §9). */
const RELATED_LIMIT = 4;

/** Design projects (spec §3). */
export const createProjects = (call: ReadCall<'projects.categories' | 'projects.get' | 'projects.list'>) => {
  /** One page of projects, ten by default, highest position first. The site's list asks for type 2 (spec §9). */
  const list = async (
    query: ProjectListQuery = {},
    options?: RequestOptions,
  ): Promise<ListPage<ProjectSummary>> => {
    const response = await call(projectsList, { query }, options);
    return listPage(response, query, ({ page, limit }) => list({ ...query, page, limit }, options));
  };

  return {
    list,

    /**
     * One project in full; long descriptions are HTML and must be sanitised before rendering.
     * @throws NotFoundError
     */
    get: async (id: number, options?: RequestOptions): Promise<Project> =>
      (await call(projectsGet, { params: { id } }, options)).results,

    /** Project categories, optionally of one type. */
    categories: async (
      query: ProjectCategoryListQuery = {},
      options?: RequestOptions,
    ): Promise<ProjectCategory[]> => (await call(projectsCategories, { query }, options)).results,

    /** Up to three other projects of the same category and type. */
    related: async (
      project: Pick<ProjectSummary, 'id' | 'category' | 'type'>,
      options?: RequestOptions,
    ): Promise<ProjectSummary[]> => {
      const { id, category, type } = project;
      const { results } = await list(
        { category: category?.id, type: type?.id, limit: RELATED_LIMIT },
        options,
      );
      return results.filter((other) => other.id !== id).slice(0, RELATED_LIMIT - 1);
    },
  };
};
/** Design projects, as `client.projects`. */
export type Projects = ReturnType<typeof createProjects>;
