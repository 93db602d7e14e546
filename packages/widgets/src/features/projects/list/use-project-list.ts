import type { Client } from '@diwan/sdk';
import type { ProjectSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { createListStore, type ListSnapshot } from '../../../foundation/stores';
import { type FirstPage, type GrowingList, useGrowingList } from '../../catalogue/listing/use-growing-list';
import { type ProjectQuery, projectListQuery } from './project-query';

/** Loaded pages of project lists, for back navigation. */
const seenProjects = () => ({
  cache: new Map<string, ListSnapshot<ProjectSummary>>(),
  restore() {},
  dispose() {},
});

/** The projects of a query, loaded page by page. */
export function useProjectList(
  projects: Pick<Client['projects'], 'list'>,
  query: ProjectQuery,
  {
    firstPage,
    isReturn,
  }: { firstPage?: FirstPage<ProjectSummary, ProjectQuery> | undefined; isReturn?: boolean | undefined },
): GrowingList<ProjectSummary> {
  const { locale } = useI18n();
  const { cache } = useDiwan().stores.feature(seenProjects);
  return useGrowingList({
    createStore: (start) =>
      createListStore({
        fetchPage: (wireQuery: ReturnType<typeof projectListQuery>, page, signal) =>
          projects.list({ ...wireQuery, page }, { signal }),
        cache,
        start,
      }),
    query: projectListQuery(query, locale),
    firstPage: firstPage && { query: projectListQuery(firstPage.query, locale), page: firstPage.page },
    isReturn,
    isOff: Number.isNaN(query.category),
  });
}
