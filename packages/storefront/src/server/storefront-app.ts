import { Readable } from 'node:stream';
import { type Client, type ClientOptions, createClient } from '@diwan/sdk';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@diwan/sdk/commerce';
import { parseReportingSkips, settingsSchema } from '@diwan/sdk/contract';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { defaultConfig, type StorefrontConfig } from '../config';
import type { RenderedPage, RenderRequest } from '../entry-server';
import { type LoadFailure, loadFailure } from '../load-failure';
import type { StandInName } from '../routes';
import { loadShell, type Shell } from '../shell';
import type { AssetsFor } from './assets';
import { type Encoding, encodingFor } from './encode-page';
import { type PageAnswer, pageAnswer } from './page-answer';
import { rememberAnswers } from './remember-answers';
import { remembered } from './remembered';
import { requestLocale } from './request-locale';
import { robotsText } from './robots';
import { createSharedMemory } from './shared-memory';
import { sitemap } from './sitemap';

/** How the server reaches the API. */
export interface ApiAccess {
  /** The API's base as the server sees it, ending in `/api`. */
  baseUrl: string;
  /** Calls an API in the same process instead of going through a socket. */
  fetch?: ClientOptions['fetch'];
}

export interface StorefrontAppOptions {
  api: ApiAccess;
  config?: Partial<StorefrontConfig> | undefined;
  /** Origin visitors see, e.g. `https://shop.example`; needed behind a proxy. Default: that of each request. */
  publicUrl?: string | undefined;
  /** Told of everything that went wrong and was not the visitor's doing. Default: `console.error`. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * Milliseconds a page, and each answer of the API it is made of, may be given to further visitors; a change therefore
   * reaches everybody after at most twice as long. 0: everyone gets a page of their own. Default: 5000.
   */
  lifetimeMs?: number | undefined;
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  assetsFor: AssetsFor;
  /**
   * Turns off the content security policy, adds markup to the head for the bundler's development client, and tells
   * what is wrong with the shop's own source instead of showing visitors' screens.
   */
  development?: { head: string; explain: (error: unknown) => Response } | undefined;
}

/** Settings and categories are asked for at most this often, whatever the traffic. */
const SHELL_MAX_AGE_MS = 5000;
const LIFETIME_MS = 5000;
/** About two thousand pages, compressed. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
/** A visitor waits for the API no longer than this, twice. */
const API_TIMEOUT_MS = 5000;

/** What is shown when even the settings can't be read. */
const shellOfNothing = (): Shell => ({
  settings: parseReportingSkips(settingsSchema, {}).output,
  categories: [],
});

const standInFor: Record<LoadFailure, StandInName> = {
  missing: 'not-found',
  aborted: 'unavailable',
  outage: 'unavailable',
  defect: 'unavailable',
};

/** What a page depends on; were it more of a request, one visitor could see what is another's. */
interface Visit {
  url: URL;
  locale: Locale;
  encoding: Encoding;
}

const visitOf = (context: Context): Visit => {
  const url = new URL(context.req.url);
  const encoding = encodingFor(context.req.header('accept-encoding'));
  return { url, locale: requestLocale(context, url), encoding };
};

/** What everything is shown in, or why it can't be had. */
type ShellOutcome = { shell: Shell } | { error: unknown };

/**
 * The storefront as a Hono app: every page of the route table, `robots.txt` and `sitemap.xml`. It keeps no state but
 * what it remembers for seconds, so any number of copies may run.
 */
export function createStorefrontApp(options: StorefrontAppOptions): Hono {
  const { api, publicUrl, renderPage, assetsFor, development, onError = console.error } = options;
  const { lifetimeMs = LIFETIME_MS } = options;
  const config = { ...defaultConfig, ...options.config };
  const createApiClient = (locale: Locale, fetch = api.fetch) =>
    createClient({ baseUrl: api.baseUrl, fetch, locale, timeoutMs: API_TIMEOUT_MS, retries: 1 });
  const sharedFetch = rememberAnswers(api.fetch ?? ((url, init) => globalThis.fetch(url, init)), {
    lifetimeMs,
    timeoutMs: API_TIMEOUT_MS,
  });
  const clients = Object.fromEntries(
    LOCALES.map((locale) => [locale, createApiClient(locale, sharedFetch)]),
  ) as Record<Locale, Client>;
  // Remembers by itself, or reads too much to be remembered.
  const directClient = createApiClient(FALLBACK_LOCALE);
  const rememberedShell = remembered(() => loadShell(directClient), SHELL_MAX_AGE_MS);
  const pages = createSharedMemory<PageAnswer>({
    maxBytes: MAX_PAGE_BYTES,
    bytesOf: ({ body }) => body.length,
    lifetimeOf: ({ status }) => (status < 500 ? lifetimeMs : 0),
  });
  const originOf = (url: URL) => publicUrl?.replace(/\/+$/, '') ?? url.origin;

  const loadedShell = (): Promise<ShellOutcome> =>
    rememberedShell().then(
      (shell) => ({ shell }),
      (error: unknown) => ({ error }),
    );

  /** Renders the page of a visit; whatever goes wrong becomes a screen with its own status. */
  async function render({ url, locale }: Visit, outcome: ShellOutcome): Promise<RenderedPage> {
    const common = { url, locale, origin: originOf(url), client: clients[locale], config, onError };
    const instead = async (error: unknown, shell: Shell) => {
      const failure = loadFailure(error);
      if (failure === 'defect' && development) throw error;
      if (failure === 'outage' || failure === 'defect') onError(error);
      const rendered = await renderPage({ ...common, shell, standIn: standInFor[failure] });
      return failure === 'defect' ? { ...rendered, status: 500 } : rendered;
    };
    if ('error' in outcome) return instead(outcome.error, shellOfNothing());
    const { shell } = outcome;
    if (shell.settings.maintenance_mode) return renderPage({ ...common, shell, standIn: 'maintenance' });
    try {
      return await renderPage({ ...common, shell });
    } catch (error) {
      return instead(error, shell);
    }
  }

  async function answer(visit: Visit, outcome: ShellOutcome): Promise<PageAnswer> {
    const rendered = await render(visit, outcome);
    return pageAnswer(rendered, { ...visit, origin: originOf(visit.url), config, assetsFor, development });
  }

  async function respond(context: Context): Promise<Response> {
    const visit = visitOf(context);
    const outcome = await loadedShell();
    // In the key, so that maintenance doesn't wait for pages to be forgotten.
    const isClosed = 'shell' in outcome && outcome.shell.settings.maintenance_mode;
    const key = [isClosed, visit.locale, visit.encoding, visit.url.href].join(' ');
    const { status, headers, body } = await pages(key, () => answer(visit, outcome));
    return context.body(body, status, headers);
  }

  const app = new Hono();
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(new URL(context.req.url)))));
  app.get('/sitemap.xml', async (context) => {
    const lines = await sitemap(directClient, originOf(new URL(context.req.url)));
    const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
    return new Response(body, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  });
  app.get(
    '*',
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-language', 'set-cookie'] }),
    respond,
  );
  app.all('*', (context) => context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    onError(error);
    if (development) return development.explain(error);
    return context.text('Something went wrong', loadFailure(error) === 'outage' ? 503 : 500, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
