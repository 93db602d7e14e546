import { DiwanError, NetworkError } from '@diwan/sdk';
import { translatorOf } from '@diwan/widgets';
import { preloadClient } from '@diwan/widgets/internal';
import { pathOf, urlOf } from '../addresses';
import type { Page } from './define-page';
import { documentTitle } from './document-title';
import { loadFailure } from './load-failure';
import { type LoadedPage, loadFallback, loadPage, type PageLoading } from './load-page';
import type { ShownPage } from './shown-page';

export type Fetching = Omit<PageLoading, 'origin' | 'signal' | 'onCode'>;

/** The document's title for a page in the browser. */
function titleOf({ page, data, i18n }: LoadedPage, address: string, { shell }: Fetching): string {
  const context = {
    ...translatorOf(i18n),
    shell,
    path: pathOf(address),
    absolute: (target: string) => new URL(target, window.location.origin).href,
  };
  return documentTitle(page.head(data, context), page, context);
}

/**
 * Loads the page of an address, or its fallback screen. `missing`: redirect to `/404` · `unreachable`: no response at
 * all, even if the browser reports being online.
 * @throws when `signal` is aborted, or code fails to load
 */
export async function fetchPage(
  wanted: string,
  context: Fetching & { signal: AbortSignal; onCode: (page: Page) => void },
): Promise<ShownPage | 'missing' | 'unreachable'> {
  // Together with the page's code, which calls it. A failure shows on the call.
  if (navigator.onLine) preloadClient().catch(() => {});
  const url = urlOf(wanted, window.location.origin);
  let page: Page | undefined;
  const onCode = (code: Page) => {
    page = code;
    context.onCode(code);
  };
  let loaded: LoadedPage;
  try {
    loaded = await loadPage(url, { ...context, onCode, origin: url.origin });
  } catch (error) {
    // All failures of the API are `DiwanError`s; anything else is code that failed to load.
    if (context.signal.aborted || !(error instanceof DiwanError)) throw error;
    if (!navigator.onLine || error instanceof NetworkError) return 'unreachable';
    // Any page that doesn't exist, and all failures of the pages in spec §8.
    if (loadFailure(error) === 'missing' || page?.failsToNotFound) return 'missing';
    loaded = await loadFallback('unavailable', context);
  }
  const address = context.routes.loadedAddress(wanted);
  return { ...loaded, address, title: titleOf(loaded, address, context) };
}
