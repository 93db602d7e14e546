import { PassThrough, type Readable } from 'node:stream';
import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import { createStores, type I18n, memoryStorage } from '@diwan/widgets';
import { StrictMode } from 'react';
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
  /** The visitor is gone. */
  signal: AbortSignal;
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
  markup: Readable;
}

/** Fetches the page of the request, or the screen that stands in for it. */
const pageOf = ({ standIn, url, client, locale, shell, signal }: RenderRequest): Promise<LoadedPage> =>
  standIn ? loadStandIn(standIn) : loadPage(url, { client, locale, shell, signal, isServer: true });

/**
 * Renders the page of an address into a stream. All it shows is loaded before the first byte, so the status is known
 * and nothing has to be filled in later.
 * @throws NotFoundError, what else the page's `load` throws, and errors of rendering
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, locale, client, shell, config, origin, signal, onError } = request;
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
  const markup = await renderApp({ first, shell, config, client, signal, onError });
  return { status, locale, title: documentTitle(head, page, context), head, page, state, markup };
}

interface AppRequest extends Pick<RenderRequest, 'shell' | 'config' | 'client' | 'signal' | 'onError'> {
  first: LoadedPage & { i18n: I18n; address: string };
}

function renderApp({ first, shell, config, client, signal, onError }: AppRequest): Promise<Readable> {
  const stores = createStores({ client, storage: memoryStorage() });
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StrictMode>
        <App first={first} shell={shell} config={config} client={client} stores={stores} />
      </StrictMode>,
      {
        // Everything in its place: filling in later would take inline scripts, which our policy forbids.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          stores.dispose();
          resolve(pipe(new PassThrough()));
        },
        onShellError: reject,
        onError,
      },
    );
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
