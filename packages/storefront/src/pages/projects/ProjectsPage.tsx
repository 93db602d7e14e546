import { sortParam } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { ProjectList } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { Breadcrumbs } from '@diwan/widgets/ui';
import { useIsReturn } from '../../navigation/history/use-is-return';
import { useSetSearchParams } from '../../navigation/use-set-search-param';
import type { ProjectsData } from './load-projects';
import * as styles from './ProjectsPage.css';

/** The studio's projects, with a category filter and sorting (spec §2 «Projects list»). */
export function ProjectsPage({ data: { categories, query, firstPage } }: { data: ProjectsData }) {
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
