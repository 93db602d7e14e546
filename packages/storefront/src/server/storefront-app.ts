import { type Client, type ClientOptions, createClient } from '@diwan/sdk';
import {
  acceptedEncoding,
  type ContentEncoding,
  FALLBACK_LOCALE,
  isKnownHost,
  LOCALES,
  type Locale,
  withoutTrailingSlashes,
} from '@diwan/sdk/commerce';
import { parseReportingSkips, settingsSchema } from '@diwan/sdk/contract';
import { createCall, createPages } from '@diwan/sdk/parts';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { routes } from '../app/routes';
import { defaultConfig, type StorefrontConfig } from '../data/config';
import { currentYear, loadShell, type Shell } from '../data/shell';
import type { ShopTexts } from '../data/texts';
import type { FallbackName } from '../navigation/page/create-routes';
import { knownParams } from '../navigation/page/known-params';
import { type LoadFailure, loadFailure } from '../navigation/page/load-failure';
import { ownSectionTypes } from '../own-code/own-sections';
import { iconOf, manifestAddress, manifestOf } from './brand/manifest';
import { THEME_SHEET_PATH, themeSheet, themeSheetAddress } from './brand/theme-sheet';
import { refreshedValue } from './caching/refreshed-value';
import { AbandonedError, BusyError, createRenderQueue } from './caching/render-queue';
import { createSingleFlightCache } from './caching/single-flight-cache';
import { encodePage } from './http/encode-page';
import { requestLocale } from './http/request-locale';
import { themeTokens, withPageLook } from './own-code/page-look';
import type { RenderedPage, RenderRequest } from './render-page';
import { type PageResponse, type PageResponseSetup, pageResponse } from './rendering/page-response';
import { robotsText } from './seo/robots';
import { sitemapFile } from './seo/sitemap';

/** Content version, for cache invalidation. */
export interface ContentChanges {
  /** Increases with every change. */
  version: () => number;
  /** Whether changes are detected immediately. */
  isLive: () => boolean;
}

/** How the server reaches the API. */
export interface ApiAccess {
  /** Base URL of the API as seen by the server, ending in `/api`. */
  baseUrl: string;
  /** Calls an API in the same process instead of using a socket. */
  fetch?: ClientOptions['fetch'];
}

export interface StorefrontAppOptions extends PageResponseSetup {
  api: ApiAccess;
  config?: Partial<StorefrontConfig> | undefined;
  /** The shop's public origin, e.g. `https://shop.example`; required behind a proxy. Defaults to that of each request. */
  publicUrl?: string | undefined;
  /** Accepted hosts besides `publicUrl`'s; without `publicUrl`, every host is accepted. */
  allowedHosts?: readonly string[] | undefined;
  /** Called for every error not caused by the visitor. Defaults to `console.error`. */
  onError?: ((error: unknown) => void) | undefined;
  /**
   * How long pages are cached, in ms. 0: every request renders. Defaults to 5000, or ten minutes while
   * `contentChanges.isLive()`.
   */
  lifetimeMs?: number | undefined;
  /** Reports content changes of an API in the same process, so that pages can be cached until then. */
  contentChanges?: ContentChanges | undefined;
  /** Whom a request comes from, such as an address. Defaults to the same for all. */
  visitorOf?: ((context: Context) => string) | undefined;
  /** Texts in place of ours. */
  texts?: ShopTexts | undefined;
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  /** Shows source errors instead of fallback screens. */
  development?: { head: string; explain: (error: unknown) => Response } | undefined;
}

/** Settings and categories are fetched at most this often. */
const SHELL_MAX_AGE_MS = 5000;
const LIFETIME_MS = 5000;
const WATCHED_LIFETIME_MS = 10 * 60_000;
/** About two thousand pages, compressed. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
/** One for each language and encoding. */
const MAX_BUSY_BYTES = 1024 * 1024;
/** Renders at once, with an API in the same process, where they only take turns, and with one that is waited for. */
const AT_WORK = { inProcess: 2, elsewhere: 16 };
/** A second or two of rendering. */
const WAITING = { waiting: 120, perVisitor: 16 };
/** About eighty compressed product files. */
const MAX_SITEMAP_BYTES = 16 * 1024 * 1024;
/** Per attempt; there are two. */
const API_TIMEOUT_MS = 5000;

/** Used by pages that are rendered without settings because the API is down. */
const emptyShell = (): Shell => {
  const settings = parseReportingSkips(settingsSchema, {}).output;
  return { settings, categories: [], year: currentYear(settings) };
};

const fallbackFor: Record<LoadFailure, FallbackName> = {
  missing: 'not-found',
  aborted: 'unavailable',
  outage: 'unavailable',
  defect: 'unavailable',
};

/** Everything a page may depend on. Anything not part of the cache key could leak one visitor's page to another. */
interface Visit {
  url: URL;
  locale: Locale;
  encoding: ContentEncoding;
}

const visitOf = (context: Context): Visit => {
  const url = new URL(context.req.url);
  url.search = String(knownParams(url.searchParams, routes.match(url.pathname)?.route));
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  return { url, locale: requestLocale(context, url), encoding };
};

/** The shell, or the error of loading it. */
type ShellOutcome = { shell: Shell } | { error: unknown };

/**
 * The storefront as a Hono app: all pages of the route table, `robots.txt` and the sitemap. Its only state is caches, so
 * any number of instances can run.
 */
export function createStorefrontApp(options: StorefrontAppOptions): Hono {
  const { api, publicUrl, renderPage, development, onError = console.error } = options;
  const { allowedHosts = [], contentChanges, theme, texts, visitorOf = () => 'anybody' } = options;
  const tokens = themeTokens(theme);
  const version = () => contentChanges?.version() ?? 0;
  const lifetimeMs = () =>
    options.lifetimeMs ?? (contentChanges?.isLive() ? WATCHED_LIFETIME_MS : LIFETIME_MS);
  const config = { ...defaultConfig, ...options.config };
  const { fetch = (url: string, init: RequestInit) => globalThis.fetch(url, init) } = api;
  const connection = {
    baseUrl: api.baseUrl,
    fetch,
    timeoutMs: API_TIMEOUT_MS,
    retries: 1,
  };
  const clientOf = (locale: Locale): Client => ({
    ...createClient({ ...connection, locale }),
    pages: createPages(createCall({ ...connection, locale }), ownSectionTypes),
  });
  const clients = { en: clientOf('en'), ar: clientOf('ar') };
  const currentShell = refreshedValue(
    async () => withPageLook(await loadShell(clients[FALLBACK_LOCALE]), { theme, texts }),
    { maxAgeMs: SHELL_MAX_AGE_MS, version },
  );
  const pages = createSingleFlightCache<PageResponse>({
    maxBytes: MAX_PAGE_BYTES,
    bytesOf: ({ body }) => body.length,
    lifetimeOf: ({ status }) => (status < 500 ? lifetimeMs() : 0),
  });
  const busyPages = createSingleFlightCache<PageResponse>({
    maxBytes: MAX_BUSY_BYTES,
    bytesOf: ({ body }) => body.length,
    lifetimeOf: lifetimeMs,
  });
  const inTurn = createRenderQueue({ atWork: api.fetch ? AT_WORK.inProcess : AT_WORK.elsewhere, ...WAITING });
  const sitemapFiles = createSingleFlightCache<{ body: Uint8Array<ArrayBuffer> | undefined }>({
    maxBytes: MAX_SITEMAP_BYTES,
    bytesOf: ({ body }) => body?.length ?? 0,
    lifetimeOf: ({ body }) => (body ? lifetimeMs() : 0),
  });
  const originOf = (url: URL) => (publicUrl === undefined ? url.origin : withoutTrailingSlashes(publicUrl));

  const loadedShell = (): Promise<ShellOutcome> =>
    currentShell().then(
      (shell) => ({ shell }),
      (error: unknown) => ({ error }),
    );

  /** Renders the page of a visit; errors become a fallback screen with a matching status. */
  async function render(
    { url, locale }: Visit,
    outcome: ShellOutcome,
    fallback?: FallbackName,
  ): Promise<RenderedPage> {
    const own = { origin: originOf(url), apiOrigin: new URL(api.baseUrl).origin };
    const common = { url, locale, ...own, client: clients[locale], config, onError };
    const renderFallback = async (error: unknown, shell: Shell) => {
      const failure = loadFailure(error);
      if (failure === 'defect' && development) throw error;
      if (failure === 'outage' || failure === 'defect') onError(error);
      const rendered = await renderPage({ ...common, shell, fallback: fallbackFor[failure] });
      return failure === 'defect' ? { ...rendered, status: 500 } : rendered;
    };
    if ('error' in outcome)
      return renderFallback(outcome.error, withPageLook(emptyShell(), { theme, texts }));
    const { shell } = outcome;
    if (shell.settings.maintenance_mode) return renderPage({ ...common, shell, fallback: 'maintenance' });
    try {
      return await renderPage({ ...common, shell, ...(fallback && { fallback }) });
    } catch (error) {
      return renderFallback(error, shell);
    }
  }

  const respondWith = (rendered: RenderedPage, visit: Visit): Promise<PageResponse> =>
    pageResponse(rendered, { ...options, ...visit, origin: originOf(visit.url), config });

  /** What visitors see while too many pages are asked for, the same for all addresses. */
  function busyResponse(visit: Visit, outcome: ShellOutcome): Promise<PageResponse> {
    const key = [version(), visit.locale, visit.encoding, visit.url.origin].join(' ');
    return busyPages(key, async () => {
      const shared = { ...visit, url: new URL('/', visit.url) };
      return respondWith(await render(shared, outcome, 'unavailable'), shared);
    });
  }

  /** The page of a visit, cached or rendered. */
  async function pageFor(
    key: string,
    visit: Visit,
    outcome: ShellOutcome,
    { visitor, signal }: { visitor: string; signal: AbortSignal },
  ): Promise<PageResponse> {
    try {
      return await pages(key, () =>
        inTurn(visitor, signal, async () => respondWith(await render(visit, outcome), visit)),
      );
    } catch (error) {
      if (error instanceof BusyError) return busyResponse(visit, outcome);
      // Somebody else asked for it first, and has left.
      if (error instanceof AbandonedError && !signal.aborted)
        return pageFor(key, visit, outcome, { visitor, signal });
      throw error;
    }
  }

  async function respond(context: Context): Promise<Response> {
    const visit = visitOf(context);
    const renderedVersion = version();
    const outcome = await loadedShell();
    // The key includes maintenance mode, so that it applies before cached pages expire, and the version, so that a page
    // rendered while content changed is never served again.
    const isClosed = 'shell' in outcome && outcome.shell.settings.maintenance_mode;
    const key = [renderedVersion, isClosed, visit.locale, visit.encoding, visit.url.href].join(' ');
    const { status, headers, body } = await pageFor(key, visit, outcome, {
      visitor: visitorOf(context),
      signal: context.req.raw.signal,
    });
    return context.body(body, status, headers);
  }

  const app = new Hono();
  app.use(async (context, next) => {
    const { host } = new URL(context.req.url);
    if (isKnownHost(host, { publicUrl, others: allowedHosts })) return next();
    return context.text('Unknown host', 421, { 'cache-control': 'no-store' });
  });
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(new URL(context.req.url)))));
  app.get(THEME_SHEET_PATH, async (context) => {
    const { settings } = await currentShell();
    const { pathname, search } = new URL(context.req.url);
    // A page rendered before a change links to an older sheet.
    const isNamed = pathname + search === themeSheetAddress(settings, tokens);
    return context.body(themeSheet(settings, tokens), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
  // Browsers ask for it where a page doesn't name its icon, such as a PDF.
  app.get('/favicon.ico', async (context) => {
    context.header('cache-control', 'public, max-age=300');
    return context.redirect(iconOf((await currentShell()).settings));
  });
  for (const locale of LOCALES) {
    app.get(manifestAddress(locale), async (context) =>
      context.body(JSON.stringify(manifestOf((await currentShell()).settings, locale)), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=300',
      }),
    );
  }
  app.get('/:file{sitemap(?:-[a-z0-9-]+)?\\.xml}', async (context, next) => {
    const origin = originOf(new URL(context.req.url));
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    const file = context.req.param('file');
    const key = [version(), origin, encoding, file].join(' ');
    const { body } = await sitemapFiles(key, async () => {
      const xml = await sitemapFile(file, { client: clients[FALLBACK_LOCALE], origin });
      return { body: xml === undefined ? undefined : await encodePage(xml, encoding) };
    });
    if (!body) return next();
    return context.body(body, 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });
  app.get(
    '*',
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-language', 'set-cookie'] }),
    respond,
  );
  app.all('*', (context) => context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    if (!(error instanceof AbandonedError)) onError(error);
    if (development) return development.explain(error);
    return context.text('Something went wrong', loadFailure(error) === 'outage' ? 503 : 500, {
      'cache-control': 'no-store',
    });
  });
  return app;
}
