import type { I18n } from '@diwan/widgets';
import { loadTexts } from '../../data/texts';
import type { FallbackName, Routes } from './create-routes';
import type { LoadContext, Page } from './define-page';
import { knownParams } from './known-params';

/** A page with everything it needs to render synchronously. */
export interface LoadedPage {
  name: string;
  page: Page;
  data: unknown;
  status: number;
  i18n: I18n;
}

export interface PageLoading extends Omit<LoadContext, 'params' | 'search'> {
  routes: Routes;
  /** Called with the page once its code is there, before its data is. */
  onCode?: ((page: Page) => void) | undefined;
}

const fallbackStatus: Record<FallbackName, number> = { 'not-found': 404, unavailable: 503, maintenance: 503 };

/** A fallback screen, with its status. */
export async function loadFallback(
  name: FallbackName,
  { routes, locale, shell }: Pick<PageLoading, 'routes' | 'locale' | 'shell'>,
): Promise<LoadedPage> {
  const page = await routes.importPage(name);
  const i18n = await loadTexts(locale, page, shell);
  return { name, page, data: null, status: fallbackStatus[name], i18n };
}

/**
 * Finds the page of an address and fetches its code, then data and texts; an unknown address gets the not-found screen.
 * @throws NotFoundError when the route exists but its content doesn't; and whatever its `load` throws
 */
export async function loadPage(url: URL, { routes, onCode, ...context }: PageLoading): Promise<LoadedPage> {
  const match = routes.match(url.pathname);
  if (!match || match.route.name === 'not-found') return loadFallback('not-found', { routes, ...context });
  const { name } = match.route;
  const page = await routes.importPage(name);
  onCode?.(page);
  const search = knownParams(url.searchParams, match.route);
  const loading = page.load({ ...context, params: match.params, search });
  const [loaded, i18n] = await Promise.all([
    loading,
    loadTexts(context.locale, page, context.shell),
    page.parts(loading),
  ]);
  return { name, page, ...loaded, i18n };
}
