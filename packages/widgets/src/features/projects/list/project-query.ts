import { type Locale, type ProjectSort, projectSortQuery } from '@diwan/sdk/commerce';
import { DEFAULT_PAGE_SIZE, LISTED_PROJECT_TYPE, type ProjectListQuery } from '@diwan/sdk/contract';

/** Which projects a list shows. */
export interface ProjectQuery {
  /** `NaN` shows none. */
  category?: number | undefined;
  sort?: ProjectSort | undefined;
}

/** Converts a list's query to the API's parameters: ten projects of type 2 a page (spec §9). */
export const projectListQuery = (
  { category, sort = 'default' }: ProjectQuery,
  locale: Locale,
): Omit<ProjectListQuery, 'page'> => ({
  type: LISTED_PROJECT_TYPE,
  limit: DEFAULT_PAGE_SIZE,
  ...projectSortQuery(sort, locale),
  ...(category !== undefined && { category }),
});
