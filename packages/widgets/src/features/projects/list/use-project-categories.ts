import type { Client } from '@diwan/sdk';
import { LISTED_PROJECT_TYPE, type ProjectCategory } from '@diwan/sdk/contract';
import { useCallback, useEffect } from 'react';
import { useLoaded } from '../../../foundation/requests/use-loaded';

/**
 * The categories of listed projects: those fetched by a server, otherwise fetched here. The list works without them, so
 * a failure isn't reported; they are fetched again with the projects. Undefined while loading.
 */
export function useProjectCategories(
  projects: Pick<Client['projects'], 'categories'>,
  given: readonly ProjectCategory[] | undefined,
  isLoadingProjects: boolean,
): readonly ProjectCategory[] | undefined {
  const load = useCallback(
    (signal: AbortSignal) => projects.categories({ type: LISTED_PROJECT_TYPE }, { signal }),
    [projects],
  );
  const loaded = useLoaded(given ? undefined : load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the projects are fetched
  useEffect(() => {
    if (isLoadingProjects && loaded.status === 'failed') loaded.retry();
  }, [isLoadingProjects]);
  if (given) return given;
  if (loaded.status === 'ready') return loaded.value;
  return loaded.status === 'loading' ? undefined : [];
}
