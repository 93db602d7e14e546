import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import { createStores, type I18n, memoryStorage } from '@diwan/widgets';
import { type ReactElement, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App';
import type { StorefrontConfig } from './config';
import { documentTitle } from './document-title';
import { addressOf, type LoadedPage, loadPage, loadStandIn } from './load-page';
import type { HeadContext, Page, PageHead } from './page';
import type { PageState } from './page-state';
import type { StandInName } from './routes';
import type { Shell } from './shell';
import { loadTexts } from './texts';

export interface RenderRequest {
  url: URL;
  locale: Locale;
  client: Client;
  shell: Shell;
  config: StorefrontConfig;
  /** Where the shop is seen from outside, for addresses in previews and structured data. */
  origin: string;
  /** Shows this screen instead of the address's page. */
  standIn?: StandInName;
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  locale: Locale;
  title: string;
  head: PageHead;
  page: Page;
  state: PageState;
  /** What goes into `#root`. */
  markup: string;
}

/** Fetches the page of the request, or the screen that stands in for it. */
const pageOf = ({ standIn, url, client, locale, shell }: RenderRequest): Promise<LoadedPage> =>
  standIn ? loadStandIn(standIn) : loadPage(url, { client, locale, shell, isServer: true });

/**
 * Renders the page of an address. All it shows is loaded first, so the status is known and nothing has to be filled in
 * later. It depends on the address and language alone, never on who asks: the document may be given to many.
 * @throws NotFoundError, what else the page's `load` throws, and errors of rendering
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, locale, client, shell, config, origin, onError } = request;
  const { name, page, data, status } = await pageOf(request);
  const i18n = await loadTexts(locale, page);
  const address = addressOf(url);
  const context: HeadContext = {
    locale,
    t: i18n.t,
    shell,
    path: url.pathname,
    absolute: (target) => new URL(target, origin).href,
  };
  const head = page.head(data, context);
  const state: PageState = { name, address, status, data, shell, config };
  const first = { name, page, data, status, i18n, address };
  const markup = await renderApp({ first, shell, config, client, onError });
  return { status, locale, title: documentTitle(head, page, context), head, page, state, markup };
}

interface AppRequest extends Pick<RenderRequest, 'shell' | 'config' | 'client' | 'onError'> {
  first: LoadedPage & { i18n: I18n; address: string };
}

async function renderApp({ first, shell, config, client, onError }: AppRequest): Promise<string> {
  const stores = createStores({ client, storage: memoryStorage() });
  try {
    return await renderWhole(
      <StrictMode>
        <App first={first} shell={shell} config={config} client={client} stores={stores} />
      </StrictMode>,
      onError,
    );
  } finally {
    stores.dispose();
  }
}

/** The markup once everything is in its place: filling in later would take inline scripts, which our policy forbids. */
const renderWhole = (element: ReactElement, onError: (error: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    });
  });
