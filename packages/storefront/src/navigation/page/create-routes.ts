import { loadPersistently } from '@diwan/widgets/internal';
import { parse } from 'regexparam';
import { matchRoute, type Parser } from 'wouter';
import { addressOf, urlOf } from '../addresses';
import type { Page } from './define-page';

type PageModule = () => Promise<{ default: Page }>;

/** A row of the route table. */
export interface Route {
  readonly name: string;
  readonly pattern: string;
  readonly queryParams?: readonly string[];
  /** Parameters that only the page's view reads and writes: changing them in the browser loads nothing. */
  readonly viewParams?: readonly string[];
  readonly page: PageModule;
}

/** A screen shown at an address in place of its page. */
export type FallbackName = 'not-found' | 'unavailable' | 'maintenance';

export interface Match {
  route: Route;
  /** Decoded. */
  params: Record<string, string>;
}

/** The pages of the shop. */
export interface Routes {
  /** The first route whose pattern matches a path. */
  match(path: string): Match | undefined;
  /** An address without its `viewParams`, which don't change what is loaded. */
  loadedAddress(address: string): string;
  /**
   * Imports the code of a page or fallback screen.
   * @throws TypeError when it has to be fetched and the browser is offline: many browsers never retry a failed import
   */
  importPage(name: string): Promise<Page>;
}

/** Decoded values of a path, or undefined when the path isn't valid percent-encoding. */
function decoded(params: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([key, value = '']) => [key, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** A server has no connection to lose. */
const isOffline = (): boolean => typeof window !== 'undefined' && !navigator.onLine;

/** Routes from a table. The router's own hooks match only inside components and don't decode. */
export function createRoutes(
  table: readonly Route[],
  fallbackScreens: Readonly<Record<FallbackName, PageModule>>,
): Routes {
  // Compiled on first use: compiling all patterns at once would delay a page that has just loaded.
  const compiled = new Map<string, ReturnType<Parser>>();
  const parser: Parser = (pattern) => {
    const known = compiled.get(pattern) ?? parse(pattern);
    compiled.set(pattern, known);
    return known;
  };
  const modules = new Map([
    ...table.map(({ name, page }) => [name, page] as const),
    ...Object.entries(fallbackScreens),
  ]);
  const imported = new Map<string, Page>();

  const match = (path: string): Match | undefined => {
    for (const route of table) {
      const [isMatch, found] = matchRoute(parser, route.pattern, path);
      if (!isMatch) continue;
      const params = decoded(found);
      return params && { route, params };
    }
    return undefined;
  };

  return {
    match,
    loadedAddress(address) {
      const url = urlOf(address, 'http://localhost');
      const { viewParams } = match(url.pathname)?.route ?? {};
      if (!viewParams) return address;
      for (const name of viewParams) url.searchParams.delete(name);
      return addressOf(url);
    },
    async importPage(name) {
      const known = imported.get(name);
      if (known) return known;
      const module = modules.get(name);
      if (!module) throw new Error(`Unknown page "${name}".`);
      if (isOffline()) throw new TypeError('No connection');
      const { default: page } = await loadPersistently(module);
      imported.set(name, page);
      return page;
    },
  };
}
