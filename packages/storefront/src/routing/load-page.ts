import { type FallbackName, importPage, matchRoute, type PageName } from '../routes';
import { knownParams } from './known-params';
import type { LoadContext, Page } from './page';

/** A page with all it needs to be rendered at once. */
export interface LoadedPage {
  name: PageName;
  page: Page;
  data: unknown;
  status: number;
}

/** Path and query of an address of the shop, as compared and written everywhere: `/cart`, `/products?x=1`. */
export const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/**
 * The URL of an address of the shop. It is joined and not resolved, because browsers resolve `//evil.example` to another
 * site, and `//` to nothing at all.
 */
export const urlOf = (address: string, origin: string): URL => new URL(origin + address);

/** An address without what only the view of its page reads (`viewParams`): the same page is loaded for both. */
export function loadedAddress(address: string): string {
  const url = urlOf(address, 'http://localhost');
  const { viewParams } = matchRoute(url.pathname)?.row ?? {};
  if (!viewParams) return address;
  for (const name of viewParams) url.searchParams.delete(name);
  return addressOf(url);
}

const fallbackStatus: Record<FallbackName, number> = { 'not-found': 404, unavailable: 503, maintenance: 503 };

/** A fallback screen, with its status. */
export async function loadFallback(name: FallbackName): Promise<LoadedPage> {
  return { name, page: await importPage(name), data: null, status: fallbackStatus[name] };
}

/**
 * Finds the page of an address, fetches its chunk and what it shows; an address without a page is the not-found
 * screen.
 * @throws NotFoundError when the address has a page but nothing to show on it, and what else its `load` throws
 */
export async function loadPage(
  url: URL,
  context: Omit<LoadContext, 'params' | 'search'>,
): Promise<LoadedPage> {
  const match = matchRoute(url.pathname);
  if (!match || match.row.name === 'not-found') return loadFallback('not-found');
  const { name } = match.row;
  const page = await importPage(name);
  const search = knownParams(url.searchParams, match.row);
  const loaded = await page.load({ ...context, params: match.params, search });
  return { name, page, ...loaded };
}
