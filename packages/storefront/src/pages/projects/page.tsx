import { localized, projectSortFrom, projectSortQuery, sortParam } from '@diwan/sdk/commerce';
import {
  DEFAULT_PAGE_SIZE,
  LISTED_PROJECT_TYPE,
  type ProjectCategory,
  type ProjectSummary,
} from '@diwan/sdk/contract';
import { type FirstPage, type ProjectQuery, useI18n } from '@diwan/widgets';
import { ProjectList } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { Breadcrumbs } from '@diwan/widgets/ui';
import { useIsReturn } from '../../navigation/history/use-is-return';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { useSetSearchParams } from '../../navigation/use-set-search-param';
import { idFrom } from '../_shared/id-param';
import * as styles from './page.css';

interface ProjectsData {
  categories: ProjectCategory[];
  /** Category and sort order in the URL; an unknown category is left out. */
  query: ProjectQuery;
  /** Server only, as for products. */
  firstPage?: FirstPage<ProjectSummary, ProjectQuery> | undefined;
}

/** Loads the categories, the filter and sort order in the URL, and the first projects. */
async function loadProjects(context: LoadContext): Promise<Loaded<ProjectsData>> {
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

/** The studio's projects, with a category filter and sorting (spec §2 «Projects list»). */
function ProjectsPage({ data: { categories, query, firstPage } }: { data: ProjectsData }) {
  const { t, locale } = useI18n();
  const setSearchParams = useSetSearchParams();
  const isReturn = useIsReturn();
  return (
    <>
      <div className={styles.banner}>
        <div className={container}>
          <Breadcrumbs
            label={t('common:breadcrumb')}
            locale={locale}
            crumbs={[{ label: t('common:home'), href: '/' }, { label: t('projects:title') }]}
          />
          <h1 className={styles.title}>{t('projects:title')}</h1>
          <p className={styles.subtitle}>{t('projects:subtitle')}</p>
        </div>
      </div>
      <div className={`${container} ${styles.list}`}>
        <ProjectList
          categories={categories}
          query={query}
          onQueryChange={({ category, sort = 'default' }) =>
            setSearchParams({ category: category?.toString() ?? null, sort: sortParam(sort) })
          }
          firstPage={firstPage}
          isReturn={isReturn}
        />
      </div>
    </>
  );
}

export default definePage<ProjectsData>({
  namespaces: ['projects'],
  load: loadProjects,
  head: (_data, { t, locale, shell }) => ({
    title: t('projects:meta.title_projects', { brand: localized(shell.settings.brand, 'name', locale) }),
    description: t('projects:subtitle'),
  }),
  component: ProjectsPage,
});
