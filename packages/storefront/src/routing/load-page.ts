import { type FallbackName, importPage, matchRoute, type PageName } from '../app/routes';
import { knownParams } from './known-params';
import type { Page } from './page';
import type { LoadContext } from './page-content';
import { pageContents } from './page-contents';

/** A page with everything it needs to render synchronously. */
export interface LoadedPage {
  name: PageName;
  page: Page;
  data: unknown;
  status: number;
}

const fallbackStatus: Record<FallbackName, number> = { 'not-found': 404, unavailable: 503, maintenance: 503 };

/** A fallback screen, with its status. */
export async function loadFallback(name: FallbackName): Promise<LoadedPage> {
  return { name, page: await importPage(name), data: null, status: fallbackStatus[name] };
}

/**
 * Finds the page of an address and fetches its chunk and data; an unknown address gets the not-found screen.
 * @throws NotFoundError when the route exists but its content doesn't; and whatever its `load` throws
 */
export async function loadPage(
  url: URL,
  context: Omit<LoadContext, 'params' | 'search'>,
): Promise<LoadedPage> {
  const match = matchRoute(url.pathname);
  if (!match || match.row.name === 'not-found') return loadFallback('not-found');
  const { name } = match.row;
  const search = knownParams(url.searchParams, match.row);
  const loading = pageContents[name].load({ ...context, params: match.params, search });
  const importing = importPage(name);
  const [page, loaded] = await Promise.all([
    importing,
    loading,
    importing.then(({ parts }) => parts(loading)),
  ]);
  return { name, page, ...loaded };
}
