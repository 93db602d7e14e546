import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import { createStores, memoryStorage, translatorOf } from '@diwan/widgets';
import { type ReactElement, StrictMode } from 'react';
// React's edge build: the Node build tracks every promise of the process (`AsyncLocalStorage`), and the message channel of the
// browser build keeps the process alive.
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import { App } from '../app/App';
import { routes } from '../app/routes';
import type { StorefrontConfig } from '../data/config';
import type { Shell } from '../data/shell';
import { addressOf } from '../navigation/addresses';
import type { FallbackName } from '../navigation/page/create-routes';
import type { HeadContext, Page, PageHead } from '../navigation/page/define-page';
import { documentTitle } from '../navigation/page/document-title';
import { type LoadedPage, loadFallback, loadPage } from '../navigation/page/load-page';
import type { PageState } from '../navigation/page/page-state';
import type { ShownPage } from '../navigation/page/shown-page';
import { preloadLayoutParts } from '../own-code/layout-parts';
import { LAYOUT_PARTS } from '../own-code/own-code';

export interface RenderRequest {
  url: URL;
  locale: Locale;
  client: Client;
  shell: Shell;
  config: StorefrontConfig;
  /** The shop's public origin, for URLs in link previews and structured data. */
  origin: string;
  /** Origin of the API as seen by the server. */
  apiOrigin: string;
  /** Renders this screen instead of the page. */
  fallback?: FallbackName;
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  locale: Locale;
  title: string;
  head: PageHead;
  page: Page;
  state: PageState;
  /** Content of `#root`. */
  markup: string;
}

/** Loads the page of the request, or its fallback screen. */
const pageOf = ({ fallback, url, ...request }: RenderRequest): Promise<LoadedPage> => {
  const { client, locale, shell, origin, apiOrigin } = request;
  return fallback
    ? loadFallback(fallback, { routes, locale, shell })
    : loadPage(url, { routes, client, locale, shell, origin, apiOrigin, isServer: true });
};

/**
 * Renders the page of a URL. All data is loaded first, so the status is known before the first byte. The result depends
 * only on URL and language, not on the visitor, so it can be cached and shared.
 * @throws NotFoundError, other errors of the page's `load`, and rendering errors
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, locale, shell, config, origin } = request;
  const [loaded] = await Promise.all([pageOf(request), preloadLayoutParts(LAYOUT_PARTS)]);
  const { name, page, data, status, i18n } = loaded;
  const address = addressOf(url);
  const context: HeadContext = {
    ...translatorOf(i18n),
    shell,
    path: url.pathname,
    absolute: (target) => new URL(target, origin).href,
  };
  const head = page.head(data, context);
  const title = documentTitle(head, page, context);
  const state: PageState = { name, address, status, data, shell, config };
  const first = { ...loaded, address, title };
  const markup = await renderApp({ ...request, first });
  return { status, locale, title, head, page, state, markup };
}

interface AppRequest extends Pick<RenderRequest, 'shell' | 'client' | 'onError'> {
  first: ShownPage;
}

async function renderApp({ first, shell, client, onError }: AppRequest): Promise<string> {
  const stores = createStores({ client, storage: memoryStorage() });
  try {
    const app = (
      <StrictMode>
        <App first={first} shell={shell} client={client} stores={stores} />
      </StrictMode>
    );
    return renderAtOnce(app) ?? (await renderWhole(app, onError));
  } finally {
    stores.dispose();
  }
}

/** React's marker for a suspended or failed part; text can't contain it, because `<` is escaped. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders to a string, which costs half as much as a stream. Undefined if a part is suspended or has failed; the stream
 * then waits or reports the error.
 */
function renderAtOnce(app: ReactElement): string | undefined {
  const markup = renderToString(app);
  return markup.includes(UNFINISHED) ? undefined : markup;
}

/** Renders once all parts are ready: streaming them later requires inline scripts, which our CSP forbids. */
async function renderWhole(element: ReactElement, onError: (error: unknown) => void): Promise<string> {
  const stream = await renderToReadableStream(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  await stream.allReady;
  return new Response(stream).text();
}
