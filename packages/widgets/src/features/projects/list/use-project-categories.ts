import type { Client } from '@diwan/sdk';
import { LISTED_PROJECT_TYPE, type ProjectCategory } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';

const none: readonly ProjectCategory[] = [];

/**
 * The categories of listed projects: those fetched by a server, otherwise fetched here. The list works without them, so
 * a failure isn't reported; they are fetched again whenever projects are. Undefined while loading.
 */
export function useProjectCategories(
  projects: Pick<Client['projects'], 'categories'>,
  given: readonly ProjectCategory[] | undefined,
  isLoadingProjects: boolean,
): readonly ProjectCategory[] | undefined {
  const [fetched, setFetched] = useState<readonly ProjectCategory[] | 'pending' | 'failed'>();
  const isThere = given !== undefined || typeof fetched === 'object';
  const shouldFetch = !isThere && isLoadingProjects;
  useEffect(() => {
    if (!shouldFetch) return;
    setFetched('pending');
    projects.categories({ type: LISTED_PROJECT_TYPE }).then(setFetched, () => setFetched('failed'));
  }, [projects, shouldFetch]);
  if (given) return given;
  if (typeof fetched === 'object') return fetched;
  return fetched === 'pending' || (shouldFetch && fetched !== 'failed') ? undefined : none;
}
