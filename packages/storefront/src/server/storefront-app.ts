import { Readable } from 'node:stream';
import { type Client, type ClientOptions, createClient } from '@diwan/sdk';
import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { parseReportingSkips, settingsSchema } from '@diwan/sdk/contract';
import { type Context, Hono } from 'hono';
import { defaultConfig, type StorefrontConfig } from '../config';
import type { RenderedPage, RenderRequest } from '../entry-server';
import { addressedLocale, languageCookie } from '../language';
import { type LoadFailure, loadFailure } from '../load-failure';
import type { StandInName } from '../routes';
import { loadShell, type Shell } from '../shell';
import type { AssetsFor } from './assets';
import { documentParts } from './document';
import { remembered } from './remembered';
import { requestLocale } from './request-locale';
import { robotsText } from './robots';
import { securityHeaders } from './security-headers';
import { sendPage } from './send-page';
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
  renderPage: (request: RenderRequest) => Promise<RenderedPage>;
  assetsFor: AssetsFor;
  /** Turns off the content security policy and adds markup to the head: for the bundler's development client. */
  development?: { head: string } | undefined;
}

/** Settings and categories are asked for at most this often, whatever the traffic. */
const SHELL_MAX_AGE_MS = 5000;
/** A visitor waits for the API no longer than this, twice. */
const API_TIMEOUT_MS = 5000;
const RETRY_AFTER_S: Record<StandInName, number | undefined> = {
  'not-found': undefined,
  unavailable: 10,
  maintenance: 120,
};

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

/**
 * The storefront as a Hono app: every page of the route table, `robots.txt` and `sitemap.xml`. It keeps no state but
 * the remembered settings, so any number of copies may run.
 */
export function createStorefrontApp(options: StorefrontAppOptions): Hono {
  const { api, publicUrl, renderPage, assetsFor, development, onError = console.error } = options;
  const config = { ...defaultConfig, ...options.config };
  const clients = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      createClient({ ...api, locale, timeoutMs: API_TIMEOUT_MS, retries: 1 }),
    ]),
  ) as Record<Locale, Client>;
  const rememberedShell = remembered(() => loadShell(clients.en), SHELL_MAX_AGE_MS);
  const originOf = (url: URL) => publicUrl?.replace(/\/+$/, '') ?? url.origin;

  /** Renders the page of the request; whatever goes wrong becomes a screen with its own status. */
  async function pageFor(request: Omit<RenderRequest, 'client' | 'config' | 'shell' | 'onError'>) {
    const common = { ...request, client: clients[request.locale], config, onError };
    const instead = async (failure: LoadFailure, error: unknown, shell: Shell) => {
      if (failure === 'outage' || failure === 'defect') onError(error);
      const rendered = await renderPage({ ...common, shell, standIn: standInFor[failure] });
      return failure === 'defect' ? { ...rendered, status: 500 } : rendered;
    };
    let shell: Shell;
    try {
      shell = await rememberedShell();
    } catch (error) {
      return instead(loadFailure(error), error, shellOfNothing());
    }
    if (shell.settings.maintenance_mode) return renderPage({ ...common, shell, standIn: 'maintenance' });
    try {
      return await renderPage({ ...common, shell });
    } catch (error) {
      return instead(loadFailure(error), error, shell);
    }
  }

  const headersOf = ({ locale, status, state }: RenderedPage, url: URL): Record<string, string> => {
    const retryAfter = RETRY_AFTER_S[state.name as StandInName];
    return {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      'cache-control': status === 200 ? 'no-cache' : 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(addressedLocale(url) && { 'set-cookie': languageCookie(locale) }),
      ...(!development &&
        securityHeaders({
          api: /^https?:/.test(config.apiBaseUrl) ? new URL(config.apiBaseUrl).origin : undefined,
          hasTagManager: Boolean(state.shell.settings.tag_manager_id),
          isSecure: originOf(url).startsWith('https:'),
        })),
    };
  };

  async function respond(context: Context): Promise<Response> {
    const url = new URL(context.req.url);
    const locale = requestLocale(context, url);
    const origin = originOf(url);
    const rendered = await pageFor({ url, locale, origin, signal: departureOf(context) });
    const parts = documentParts(rendered, { url, origin, assetsFor, head: development?.head });
    return sendPage(context, {
      status: rendered.status,
      headers: headersOf(rendered, url),
      markup: rendered.markup,
      ...parts,
    });
  }

  const app = new Hono();
  app.get('/robots.txt', (context) => context.text(robotsText(originOf(new URL(context.req.url)))));
  app.get('/sitemap.xml', async (context) => {
    const lines = await sitemap(clients.en, originOf(new URL(context.req.url)));
    const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
    return new Response(body, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  });
  app.get('*', respond);
  app.all('*', (context) => context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    onError(error);
    return context.text('Something went wrong', loadFailure(error) === 'outage' ? 503 : 500, {
      'cache-control': 'no-store',
    });
  });
  return app;
}

/** Fires when the visitor has left, where the server can tell. */
function departureOf(context: Context): AbortSignal {
  const controller = new AbortController();
  const { outgoing } = (context.env ?? {}) as { outgoing?: NodeJS.EventEmitter };
  outgoing?.once('close', () => controller.abort());
  return controller.signal;
}
