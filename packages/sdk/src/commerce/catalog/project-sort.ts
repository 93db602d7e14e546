import type { ProjectSortBy } from '../../contract';
import type { Locale } from '../locale/locale';
import { BY_NAME_OR_AGE, type SortQuery, sortNamed, sortQueryIn } from './sort-query';

/** What each project sort asks of the API; projects have no price and start from the last position (spec §9). */
export const PROJECT_SORTS = {
  default: { sort_by: 'postion', sort_order: 'DESC' },
  ...BY_NAME_OR_AGE,
} as const satisfies Record<string, SortQuery<ProjectSortBy>>;
export type ProjectSort = keyof typeof PROJECT_SORTS;

/** What a project sort asks of the API in a language. */
export const projectSortQuery = (sort: ProjectSort, locale: Locale): SortQuery<ProjectSortBy> =>
  sortQueryIn(PROJECT_SORTS[sort], locale);

/** Sorts in the order a menu lists them. */
export const PROJECT_SORT_OPTIONS = Object.keys(PROJECT_SORTS) as ProjectSort[];

/** The project sort of a `?sort=` value; unknown values mean the default. */
export const projectSortFrom = (text: string | null | undefined): ProjectSort =>
  sortNamed(PROJECT_SORT_OPTIONS, text);
