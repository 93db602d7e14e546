import type { Client } from '@diwan/sdk';
import { LISTED_PROJECT_TYPE, type ProjectCategory } from '@diwan/sdk/contract';
import { useEffect, useState } from 'react';

const none: readonly ProjectCategory[] = [];

/**
 * The categories of listed projects: those a server has fetched, else fetched here. The list is whole without them, so a
 * failure isn't reported; they are asked for again whenever projects are.
 */
export function useProjectCategories(
  projects: Pick<Client['projects'], 'categories'>,
  given: readonly ProjectCategory[] | undefined,
  isLoadingProjects: boolean,
): readonly ProjectCategory[] {
  const [fetched, setFetched] = useState<readonly ProjectCategory[]>();
  const isAsked = given === undefined && fetched === undefined && isLoadingProjects;
  useEffect(() => {
    if (!isAsked) return;
    projects.categories({ type: LISTED_PROJECT_TYPE }).then(setFetched, () => {});
  }, [projects, isAsked]);
  return given ?? fetched ?? none;
}
