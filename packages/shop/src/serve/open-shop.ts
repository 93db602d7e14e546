import { createServer, type RequestListener, type Server } from 'node:http';
import type * as ReferenceApi from '@diwan/reference-api';
import type { Challenge, Config, ContentChanges, OwnContent } from '@diwan/reference-api';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { OwnCode } from '../own-code/open-own-code';
import { createEmptyShop } from './empty-shop';
import type { Fill } from './fill-from-folder';
import { listen } from './listen';
import { serveEmbed } from './serve-embed';
import { createStorybook } from './serve-storybook';

/**
 * Paths of the API and of mounted files, except `/embed/` itself, which is a page; all others are pages of the
 * storefront.
 */
const apiPath = /^\/(api|files|images|healthz|readyz|metrics)(\/|$)/;
const besidePath = /^\/(embed|bench|diwan-dev)\/./;
const storybookPath = /^\/storybook(\/|$)/;

/** Options of the storefront. */
export interface PagesOptions {
  api: { baseUrl: string; fetch: typeof fetch };
  publicUrl: string | undefined;
  allowedHosts: readonly string[];
  hasSecureSubdomains: boolean;
  contentChanges: ContentChanges;
  /** Whom a request comes from. */
  visitorOf: (context: Context) => string;
  onError: (error: unknown) => void;
  /** Handles requests that aren't pages. */
  mount: (request: Request, env: object) => Promise<Response | undefined>;
  /** Markup for the head of pages while a shop is edited, which turns off their content security policy. */
  developmentHead?: string;
}

export interface Pages {
  listener: RequestListener;
  close: () => Promise<void>;
}

export interface OpenShopOptions {
  /** The API's package; the built one by default. */
  reference?: typeof ReferenceApi;
  /** The storefront; the built one by default. */
  openPages?: (options: PagesOptions) => Promise<Pages>;
  /** Brings the shop's content into the database. */
  fill?: Fill | undefined;
  /** What the shop's own code adds to what its catalogue may hold. */
  ownContent?: () => OwnContent | undefined;
  /** Adds routes under `/bench/`, `/diwan-dev/` and `/embed/`, before those for embed files. */
  extend?: (app: Hono) => void;
  /** Lets visitors prove that they are persons. */
  challenge?: Challenge;
  /** An HTTP server that isn't listening yet. */
  server?: Server;
}

export interface OpenShop {
  url: string;
  config: Config;
  hasStorybook: boolean;
  /** Whether it has no content yet. */
  isEmpty: boolean;
  dataLocation: string;
  /**
   * Resolves to whether all requests were completed; if not, end the process, because hanging requests hold the
   * database.
   */
  close: () => Promise<boolean>;
}

/** The built storefront, or the one that was built with a shop's own code. */
export async function builtPages(
  { mount, developmentHead, ...options }: PagesOptions,
  own?: Pick<OwnCode, 'storefront' | 'options'>,
): Promise<Pages> {
  const { createStorefront } = own?.storefront ?? (await import('@diwan/storefront/server'));
  const storefront = createStorefront({ ...options, ...own?.options, developmentHead });
  return {
    listener: getRequestListener(
      async (request, env) => (await mount(request, env)) ?? storefront.fetch(request, env),
    ),
    close: async () => {},
  };
}

/** Closes what was opened, the last first. Each closer resolves to false if something is still open. */
function createClosers(closeLast: () => Promise<unknown>) {
  const closers = [closeLast];
  let isStopping = false;
  return {
    add: (close: () => Promise<unknown>) => void closers.push(close),
    isStopping: () => isStopping,
    close: async (): Promise<boolean> => {
      isStopping = true;
      // Waiting for the database while a request hangs could take forever.
      for (const closeNext of closers.splice(0).reverse()) if ((await closeNext()) === false) return false;
      return true;
    },
  };
}

/** Listens on the configured port. Requests wait for the pages, which need the port, until `respondWith` is called. */
async function startListening(
  server: Server,
  config: Config,
  { boundConnections }: Pick<typeof ReferenceApi, 'boundConnections'>,
) {
  let respondWith: (listener: RequestListener) => void = () => {};
  const answering = new Promise<RequestListener>((resolve) => {
    respondWith = resolve;
  });
  server.on(
    'request',
    boundConnections(server, async (request, response) => (await answering)(request, response)),
  );
  const port = await listen(server, config);
  const { host } = config;
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return { url: `http://${shownHost}:${port}`, respondWith };
}

type Served = Pick<Hono, 'fetch'>;

/** Handles requests that aren't pages; where a shop has no content yet, all others, too. */
const besidePages =
  (apps: {
    api: Served;
    beside: Served;
    storybook: Served | undefined;
    emptyShop: ReturnType<typeof createEmptyShop>;
  }): PagesOptions['mount'] =>
  async (request, env) => {
    const { pathname } = new URL(request.url);
    if (apiPath.test(pathname)) return apps.api.fetch(request, env);
    if (apps.storybook && storybookPath.test(pathname)) return apps.storybook.fetch(request, env);
    if (besidePath.test(pathname)) return apps.beside.fetch(request, env);
    return apps.emptyShop.respond();
  };

/**
 * Opens the whole shop in one process: API, storefront and embed files on one port; PORT=0 picks a free one. Uses the
 * built packages by default, or those passed in.
 * @param env PORT, HOST, DATA_DIR, DATABASE_URL, STAFF_TOKEN …; see the README for all
 * @throws {StartupError} with a one-line message for the user
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  {
    reference: givenReference,
    openPages = (options) => builtPages(options),
    fill,
    ownContent,
    extend,
    challenge,
    server = createServer(),
  }: OpenShopOptions = {},
): Promise<OpenShop> {
  const reference = givenReference ?? (await import('@diwan/reference-api'));
  const {
    clientAddress,
    closeGracefully,
    createApi,
    createPictureQueue,
    createLogger,
    prepareDatabase,
    readConfig,
    startWork,
  } = reference;

  const config = readConfig(env);
  const logger = createLogger(config);
  const database = await prepareDatabase(config, { logger, fill: fill && ((db) => fill(db, reference)) });
  const pictureQueue = createPictureQueue();
  const { add: closeLater, close, isStopping } = createClosers(() => database.close());

  try {
    const { url, respondWith } = await startListening(server, config, reference);
    closeLater(startWork({ database, config, logger, pictureQueue, url, own: ownContent }));
    closeLater(async () => {
      const isWhole = await closeGracefully(server, config);
      if (!isWhole) logger.error({}, 'ended with calls under way');
      return isWhole;
    });

    const { db, readDb, contentChanges } = database;
    const api = createApi({
      db,
      readDb,
      config,
      logger,
      isStopping,
      contentChanges,
      pictureQueue,
      challenge,
    });
    const apiAccess = {
      baseUrl: `${url}/api`,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => api.fetch(new Request(input, init)),
    };
    const emptyShop = createEmptyShop(() => reference.hasContent(db));
    const beside = new Hono();
    extend?.(beside);
    serveEmbed(beside, { config, logger });
    const storybook = createStorybook();

    const pages = await openPages({
      api: apiAccess,
      publicUrl: config.publicUrl,
      allowedHosts: config.allowedHosts,
      hasSecureSubdomains: config.hasSecureSubdomains,
      contentChanges,
      visitorOf: (context) => clientAddress(context, config.trustedProxies),
      onError: (error) => logger.error({ err: error }, 'page failed'),
      mount: besidePages({ api, beside, storybook, emptyShop }),
    });
    // Close pages first: they may hold sockets that the server doesn't track.
    closeLater(pages.close);
    respondWith(pages.listener);

    return {
      url,
      config,
      hasStorybook: storybook !== undefined,
      isEmpty: await emptyShop.isEmpty(),
      dataLocation: config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
