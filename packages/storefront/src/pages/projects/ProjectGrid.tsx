import {
  Button,
  createListStore,
  EmptyState,
  InfiniteScrollSentinel,
  InlineError,
  ProjectCardWidget,
  SkeletonBox,
  SkeletonLine,
  useClient,
  useI18n,
  useStore,
  VisuallyHidden,
  visitorMessage,
} from '@diwan/widgets';
import { useEffect, useState } from 'react';
import { type ProjectsData, projectQuery } from './load-projects';
import * as styles from './ProjectsPage.css';

/** Pages that load by scrolling; then the visitor asks, so that what stands below the list can be reached. */
const AUTOMATIC_PAGES = 3;
const FIRST_SKELETONS = 6;
const FURTHER_SKELETONS = 3;

/** Projects in one, two or three columns, growing as the visitor scrolls. */
export function ProjectGrid({ categoryId, sort, firstPage }: Omit<ProjectsData, 'categories'>) {
  const client = useClient(ProjectGrid);
  const { t } = useI18n();
  const [list] = useState(() => {
    const created = createListStore({
      fetchPage: (query: ReturnType<typeof projectQuery>, page, signal) =>
        client.projects.list({ ...query, page }, { signal }),
      describeError: visitorMessage,
    });
    if (firstPage) created.show(projectQuery({ categoryId, sort }), firstPage);
    return created;
  });

  useEffect(() => {
    list.show(projectQuery({ categoryId, sort }));
  }, [list, categoryId, sort]);
  useEffect(() => () => list.cancel(), [list]);

  const { items: projects, status, hasMore, pageCount, message } = useStore(list);
  const isLoading = status === 'idle' || status === 'loading';
  const canLoadMore = status === 'ready' && hasMore;
  const loadsByItself = pageCount <= AUTOMATIC_PAGES;

  if (status === 'ready' && projects.length === 0) return <EmptyState title={t('projects:empty')} />;
  return (
    <>
      <ul className={styles.grid} aria-busy={isLoading} aria-label={t('projects:title')}>
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectCardWidget project={project} headingLevel={2} priority={index < FURTHER_SKELETONS} />
          </li>
        ))}
        {isLoading && skeletons(projects.length === 0 ? FIRST_SKELETONS : FURTHER_SKELETONS)}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {isLoading ? t('common:loading') : t('projects:count', { count: projects.length })}
        </span>
      </VisuallyHidden>
      {canLoadMore && loadsByItself && <InfiniteScrollSentinel onReach={list.loadMore} />}
      <div className={styles.end}>
        {status === 'failed' && (
          <>
            <InlineError announce>{message ?? t('errors:network')}</InlineError>
            <Button variant="outline" onClick={list.retry}>
              {t('common:retry')}
            </Button>
          </>
        )}
        {canLoadMore && !loadsByItself && (
          <Button variant="outline" onClick={list.loadMore}>
            {t('common:load_more')}
          </Button>
        )}
        {status === 'ready' && !hasMore && pageCount > 1 && t('common:end_of_list')}
      </div>
    </>
  );
}

ProjectGrid.resources = ['projects'] as const;

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden="true">
      <SkeletonBox ratio="4 / 3" />
      <SkeletonLine width={60} />
    </li>
  ));
