import type { Client } from '@diwan/sdk';
import { PROJECT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import { LISTED_PROJECT_TYPE, type ProjectCategory, type ProjectSummary } from '@diwan/sdk/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useClient } from '../../../foundation/provider';
import { useLoaded } from '../../../foundation/requests/use-loaded';
import { EmptyState } from '../../../foundation/ui/EmptyState';
import { StateSlot } from '../../../foundation/ui/StateSlot';
import { FilterPills } from '../../catalogue/listing/FilterPills';
import { ListFoot } from '../../catalogue/listing/ListFoot';
import { ListToolbar, ListToolbarSkeleton } from '../../catalogue/listing/ListToolbar';
import { SortSelect } from '../../catalogue/listing/SortSelect';
import type { FirstPage } from '../../catalogue/listing/use-growing-list';
import { ProjectCard, ProjectCardSkeleton } from '../card/ProjectCard';
import * as styles from './ProjectList.css';
import type { ProjectQuery } from './project-query';
import { useProjectList } from './use-project-list';

/**
 * The categories of listed projects: those fetched by a server, otherwise fetched here. The list works without them, so
 * a failure isn't reported; they are fetched again with the projects, also if they fail after these were requested.
 * Undefined while loading.
 */
function useProjectCategories(
  projects: Pick<Client['projects'], 'categories'>,
  given: readonly ProjectCategory[] | undefined,
  isLoadingProjects: boolean,
): readonly ProjectCategory[] | undefined {
  const load = useCallback(
    (signal: AbortSignal) => projects.categories({ type: LISTED_PROJECT_TYPE }, { signal }),
    [projects],
  );
  const loaded = useLoaded(given ? undefined : load);
  /** One for each request of projects. */
  const mayRetry = useRef(false);
  useEffect(() => {
    if (isLoadingProjects) mayRetry.current = true;
  }, [isLoadingProjects]);
  useEffect(() => {
    if (loaded.status !== 'failed' || !mayRetry.current) return;
    mayRetry.current = false;
    loaded.retry();
  });
  if (given) return given;
  if (loaded.status === 'ready') return loaded.value;
  return loaded.status === 'loading' ? undefined : [];
}

export interface ProjectListProps {
  /** Categories to filter by; fetched by default. */
  categories?: readonly ProjectCategory[] | undefined;
  /** Controlled category and sort order; without it the widget manages them itself. */
  query?: ProjectQuery | undefined;
  /** Initial category and sort order if uncontrolled. */
  initialQuery?: ProjectQuery | undefined;
  /** Called when the visitor changes the category or sort order. */
  onQueryChange?: ((query: ProjectQuery) => void) | undefined;
  /** The first page, if a server has fetched it; used while its query matches. */
  firstPage?: FirstPage<ProjectSummary, ProjectQuery> | undefined;
  /** Whether the visitor returned to this query with Back or Forward: all pages loaded before are shown again. */
  isReturn?: boolean | undefined;
}

const FIRST_SKELETONS = 6;
const FURTHER_SKELETONS = 3;
/** Images to load eagerly: the first row. */
const PRIORITY_CARDS = 3;

/** Projects filtered by category and sorted; loads more on scroll (spec §2 «Projects list»). */
export function ProjectList(props: ProjectListProps) {
  const { isReturn, initialQuery = {}, onQueryChange } = props;
  const { projects: resource } = useClient('projects');
  const { t } = useI18n();
  const [ownQuery, setOwnQuery] = useState(initialQuery);
  const query = props.query ?? ownQuery;
  const change = (part: ProjectQuery) => {
    const next = { ...query, ...part };
    setOwnQuery(next);
    onQueryChange?.(next);
  };
  const { category, sort = 'default' } = query;
  const list = useProjectList(resource, query, props);
  const { items: projects, isLoading } = list;
  const categories = useProjectCategories(resource, props.categories, isLoading);
  const skeletons = projects.length === 0 ? FIRST_SKELETONS : FURTHER_SKELETONS;

  return (
    <div>
      <ListToolbar list={`${category} ${sort}`} isReturn={isReturn}>
        {/* “All” reserves the row until the other filters have loaded. */}
        {categories?.length !== 0 && (
          <FilterPills
            label={t('common:filter.by_category')}
            allLabel={t('projects:all')}
            choices={categories ?? []}
            chosenId={category}
            onChoose={(id) => change({ category: id })}
          />
        )}
        <SortSelect options={PROJECT_SORT_OPTIONS} value={sort} onChange={(next) => change({ sort: next })} />
      </ListToolbar>
      {(projects.length > 0 || isLoading) && (
        <StateSlot name="loading" isWhole={isLoading && projects.length === 0}>
          <ul
            ref={list.listRef}
            className={styles.grid}
            aria-busy={isLoading}
            aria-label={t('projects:title')}
          >
            {projects.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} headingLevel={2} priority={index < PRIORITY_CARDS} />
              </li>
            ))}
            {isLoading &&
              Array.from({ length: skeletons }, (_, index) => (
                <li key={`skeleton-${index}`} aria-hidden="true">
                  <ProjectCardSkeleton />
                </li>
              ))}
          </ul>
        </StateSlot>
      )}
      <ListFoot
        list={list}
        announcement={
          projects.length > 0 || list.isEmpty ? t('projects:count', { count: projects.length }) : ''
        }
        empty={
          <StateSlot name="empty">
            <EmptyState title={t('projects:empty')} />
          </StateSlot>
        }
      />
    </div>
  );
}

const CARDS = [1, 2, 3, 4, 5, 6];

/** Skeleton of a list of projects with its filters. */
export function ProjectListSkeleton() {
  return (
    <>
      <ListToolbarSkeleton />
      <div className={styles.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <ProjectCardSkeleton key={card} />
        ))}
      </div>
    </>
  );
}
