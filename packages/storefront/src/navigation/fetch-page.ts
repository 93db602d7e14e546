import { DiwanError, NetworkError } from '@diwan/sdk';
import { type I18n, translatorOf } from '@diwan/widgets';
import { matchRoute } from '../app/routes';
import { loadedAddress, urlOf } from '../routing/addresses';
import { documentTitle } from '../routing/document-title';
import { loadFailure } from '../routing/load-failure';
import { type LoadedPage, loadFallback, loadPage } from '../routing/load-page';
import type { Page } from '../routing/page';
import type { LoadContext } from '../routing/page-content';
import { pageContents } from '../routing/page-contents';
import { pathOf } from './path-of';
import type { ShownPage } from './shown-page';

export type Fetching = Omit<LoadContext, 'params' | 'search' | 'origin' | 'signal'> & {
  /** Loads the texts of a page. */
  translate: (page: Page) => Promise<I18n>;
};

/** Whether a failure redirects to `/404`: any page that doesn't exist, and all failures of the pages in spec §8. */
const leadsToNotFound = (error: unknown, { pathname }: URL): boolean => {
  const match = matchRoute(pathname);
  return (
    loadFailure(error) === 'missing' || (match !== undefined && pageContents[match.row.name].failsToNotFound)
  );
};

/** The document's title for a page in the browser. */
function titleOf({ name, data }: LoadedPage, i18n: I18n, address: string, { shell }: Fetching): string {
  const context = {
    ...translatorOf(i18n),
    shell,
    path: pathOf(address),
    absolute: (target: string) => new URL(target, window.location.origin).href,
  };
  const content = pageContents[name];
  return documentTitle(content.head(data, context), content, context);
}

/**
 * Loads the page of an address, or its fallback screen, with its texts. `missing`: redirect to `/404` · `unreachable`:
 * no response at all, even if the browser reports being online.
 * @throws when `signal` is aborted, or code fails to load
 */
export async function fetchPage(
  wanted: string,
  context: Fetching & { signal: AbortSignal },
): Promise<ShownPage | 'missing' | 'unreachable'> {
  const url = urlOf(wanted, window.location.origin);
  let loaded: LoadedPage;
  try {
    loaded = await loadPage(url, { ...context, origin: url.origin });
  } catch (error) {
    // All failures of the API are `DiwanError`s; anything else is code that failed to load.
    if (context.signal.aborted || !(error instanceof DiwanError)) throw error;
    if (!navigator.onLine || error instanceof NetworkError) return 'unreachable';
    if (leadsToNotFound(error, url)) return 'missing';
    loaded = await loadFallback('unavailable');
  }
  const i18n = await context.translate(loaded.page);
  const address = loadedAddress(wanted);
  return { ...loaded, i18n, address, title: titleOf(loaded, i18n, address, context) };
}
