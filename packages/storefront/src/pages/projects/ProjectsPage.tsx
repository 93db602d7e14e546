import { localized, PROJECT_SORT_OPTIONS, sortParam } from '@diwan/sdk/commerce';
import { Breadcrumbs, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useRef } from 'react';
import { useSetSearchParam } from '../../navigation/use-set-search-param';
import * as listingStyles from '../_shared/listing/listing.css';
import { Pill, Pills } from '../_shared/listing/Pills';
import { SortSelect } from '../_shared/listing/SortSelect';
import { useListStart } from '../_shared/listing/use-list-start';
import type { ProjectsData } from './load-projects';
import { ProjectGrid } from './ProjectGrid';
import * as styles from './ProjectsPage.css';

/** The studio's projects, by category and in the visitor's order (spec §2 «Projects list»). */
export function ProjectsPage({ data: { categories, categoryId, sort, firstPage } }: { data: ProjectsData }) {
  const { t, locale } = useI18n();
  const setSearchParam = useSetSearchParam();
  const start = useRef<HTMLDivElement>(null);
  useListStart(start, `${categoryId} ${sort}`);
  const choose = (id: number | undefined) => setSearchParam('category', id === undefined ? null : String(id));

  return (
    <>
      <div className={styles.banner}>
        <div className={container}>
          <Breadcrumbs
            label={t('common:breadcrumb')}
            crumbs={[{ label: t('common:home'), href: '/' }, { label: t('projects:title') }]}
          />
          <h1 className={styles.title}>{t('projects:title')}</h1>
          <p className={styles.subtitle}>{t('projects:subtitle')}</p>
        </div>
      </div>
      <div className={`${container} ${styles.list}`}>
        <div ref={start} className={listingStyles.toolbar}>
          <Pills label={t('common:filter.by_category')}>
            <Pill isChosen={categoryId === undefined} onPress={() => choose(undefined)}>
              {t('projects:all')}
            </Pill>
            {categories.map((category) => (
              <Pill
                key={category.id}
                isChosen={category.id === categoryId}
                onPress={() => choose(category.id)}
              >
                {localized(category, 'name', locale)}
              </Pill>
            ))}
          </Pills>
          <SortSelect
            options={PROJECT_SORT_OPTIONS}
            value={sort}
            onChange={(next) => setSearchParam('sort', sortParam(next))}
          />
        </div>
        <ProjectGrid categoryId={categoryId} sort={sort} firstPage={firstPage} />
      </div>
    </>
  );
}
