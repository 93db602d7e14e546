import type { Client } from '@diwan/sdk';
import type { ProjectSummary } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { type FirstPage, type GrowingList, useGrowingList } from '../listing';
import { createListStore } from '../stores';
import { type ProjectQuery, projectListQuery } from './project-query';

/** The projects of a query, loaded page by page. */
export function useProjectList(
  projects: Pick<Client['projects'], 'list'>,
  query: ProjectQuery,
  firstPage: FirstPage<ProjectSummary, ProjectQuery> | undefined,
): GrowingList<ProjectSummary> {
  const { locale } = useI18n();
  return useGrowingList({
    createStore: () =>
      createListStore({
        fetchPage: (wireQuery: ReturnType<typeof projectListQuery>, page, signal) =>
          projects.list({ ...wireQuery, page }, { signal }),
      }),
    query: projectListQuery(query, locale),
    firstPage: firstPage && { query: projectListQuery(firstPage.query, locale), page: firstPage.page },
  });
}
