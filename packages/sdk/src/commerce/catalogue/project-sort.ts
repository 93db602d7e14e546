import type { ProjectSortBy } from '../../contract';
import type { Locale } from '../locale/locale';
import { BY_NAME_OR_AGE, type SortQuery, sortNamed, sortQueryIn } from './sort-query';

/** API parameters of each project sort. Projects have no price; the highest position comes first (spec §9). */
export const PROJECT_SORTS = {
  default: { sort_by: 'postion', sort_order: 'DESC' },
  ...BY_NAME_OR_AGE,
} as const satisfies Record<string, SortQuery<ProjectSortBy>>;
/** A way to sort projects. */
export type ProjectSort = keyof typeof PROJECT_SORTS;

/** API parameters of a project sort in a language. */
export const projectSortQuery = (sort: ProjectSort, locale: Locale): SortQuery<ProjectSortBy> =>
  sortQueryIn(PROJECT_SORTS[sort], locale);

/** Sorts in menu order. */
export const PROJECT_SORT_OPTIONS = Object.keys(PROJECT_SORTS) as ProjectSort[];

/** The project sort of a `?sort=` value; unknown values mean the default. */
export const projectSortFrom = (text: string | null | undefined): ProjectSort =>
  sortNamed(PROJECT_SORT_OPTIONS, text);
