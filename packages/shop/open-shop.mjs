/**
 * The whole shop in one process: API, storefront and embed files on one port; PORT=0 picks a free one. Uses the built
 * packages by default, or those passed in. Used by deployments, `pnpm start`, the journeys and the benchmarks.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Hono } from 'hono';
import { serveEmbed } from './serve-embed.mjs';
import { createStorybook } from './serve-storybook.mjs';

/**
 * Paths of the API and of mounted files, except `/embed/` itself, which is a page; all others are pages of the
 * storefront.
 */
const apiPath = /^\/(api|files|images|healthz|readyz|metrics)(\/|$)/;
const besidePath = /^\/(embed|bench)\/./;
const storybookPath = /^\/storybook(\/|$)/;

/**
 * @typedef {object} PagesOptions options of the storefront
 * @property {{ baseUrl: string, fetch: typeof fetch }} api
 * @property {string | undefined} publicUrl
 * @property {readonly string[]} allowedHosts
 * @property {boolean} hasSecureSubdomains
 * @property {import('@diwan/reference-api').ContentChanges} contentChanges
 * @property {(error: unknown) => void} onError
 * @property {(request: Request, env: object) => Promise<Response | undefined>} mount handles requests that aren't pages
 * @property {typeof import('@diwan/reference-api').createHotListener} createListener
 */

/** @typedef {{ listener: import('node:http').RequestListener, close: () => Promise<void> }} Pages */

/** The built storefront. @param {PagesOptions} options @returns {Promise<Pages>} */
async function builtPages({ mount, createListener, ...options }) {
  const { createStorefront } = await import('@diwan/storefront/server');
  const storefront = createStorefront(options);
  return {
    listener: createListener(
      async (request, env) => (await mount(request, env)) ?? storefront.fetch(request, env),
      options.contentChanges,
    ),
    close: async () => {},
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {{ port: number, host: string }} address port 0 is any free port
 * @returns {Promise<number>} the port it listens on
 * @throws {Error} named `StartupError` when the port is taken
 */
export async function listen(server, { port, host }) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const { StartupError } = await import('@diwan/reference-api');
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another one, for example PORT=${port + 10}.`
        : `Can't listen on ${host}:${port}: ${message}.`,
    );
  }
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Opens the shop.
 * @param {NodeJS.ProcessEnv} env PORT, HOST, DATA_DIR, DATABASE_URL, STAFF_TOKEN …; see the README for all
 * @param {object} [options]
 * @param {typeof import('@diwan/reference-api')} [options.reference] the API's package; the built one by default
 * @param {(options: PagesOptions) => Promise<Pages>} [options.openPages] the storefront; the built one by default
 * @param {(app: Hono) => void} [options.extend] routes under `/bench/` and `/embed/`, before those for embed files
 * @param {import('@diwan/reference-api').Challenge} [options.challenge] lets visitors prove that they are persons
 * @param {import('node:http').Server} [options.server] an HTTP server that isn't listening yet
 * @returns {Promise<{
 *   url: string, config: import('@diwan/reference-api').Config, hasStorybook: boolean, dataLocation: string,
 *   close: () => Promise<boolean>,
 * }>} `close` resolves to whether all requests were completed; if not, end the process, because hanging requests hold
 * the database
 * @throws {Error} named `StartupError` with a one-line message for the user
 */
export async function openShop(
  env,
  { reference, openPages = builtPages, extend, challenge, server = createServer() } = {},
) {
  const {
    closeGracefully,
    createApi,
    createEncodingTurns,
    createHotListener,
    createLogger,
    prepareDatabase,
    REQUEST_TIMEOUT_MS,
    readConfig,
    startWork,
  } = reference ?? (await import('@diwan/reference-api'));

  const config = readConfig(env);
  const { host } = config;
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const logger = createLogger(config);
  const database = await prepareDatabase(config, { logger });
  const encodingTurns = createEncodingTurns();

  /** @type {(() => Promise<unknown>)[]} each resolves to false if something is still open */
  const closers = [() => database.close()];
  let isStopping = false;
  const close = async () => {
    isStopping = true;
    // Waiting for the database while a request hangs could take forever.
    for (const closeNext of closers.splice(0).reverse()) if ((await closeNext()) === false) return false;
    return true;
  };

  try {
    // Pages need the port, which is only known once the server listens. Requests until then wait for the pages.
    /** @type {(listener: import('node:http').RequestListener) => void} */
    let respondWith = () => {};
    /** @type {Promise<import('node:http').RequestListener>} */
    const answering = new Promise((resolve) => {
      respondWith = resolve;
    });
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.on('request', async (request, response) => (await answering)(request, response));
    closers.push(startWork({ database, config, logger, encodingTurns }));
    const port = await listen(server, config);
    closers.push(async () => {
      const isWhole = await closeGracefully(server, config);
      if (!isWhole) logger.error({}, 'ended with calls under way');
      return isWhole;
    });
    const url = `http://${shownHost}:${port}`;

    const { db, readDb, contentChanges } = database;
    const api = createApi({
      db,
      readDb,
      config,
      logger,
      isStopping: () => isStopping,
      contentChanges,
      encodingTurns,
      challenge,
    });
    const beside = new Hono();
    extend?.(beside);
    await serveEmbed(beside, {
      api: { baseUrl: `${url}/api`, fetch: async (input, init) => api.fetch(new Request(input, init)) },
      config,
      contentChanges,
      logger,
    });
    const storybook = createStorybook();

    const pages = await openPages({
      api: { baseUrl: `${url}/api`, fetch: async (input, init) => api.fetch(new Request(input, init)) },
      publicUrl: config.publicUrl,
      allowedHosts: config.allowedHosts,
      hasSecureSubdomains: config.hasSecureSubdomains,
      contentChanges,
      onError: (error) => logger.error({ err: error }, 'page failed'),
      createListener: createHotListener,
      mount: async (request, requestEnv) => {
        const { pathname } = new URL(request.url);
        if (apiPath.test(pathname)) return api.fetch(request, requestEnv);
        if (storybook && storybookPath.test(pathname)) return storybook.fetch(request, requestEnv);
        return besidePath.test(pathname) ? beside.fetch(request, requestEnv) : undefined;
      },
    });
    // Close pages first: they may hold sockets that the server doesn't track.
    closers.push(pages.close);
    respondWith(pages.listener);

    return {
      url,
      config,
      hasStorybook: storybook !== undefined,
      dataLocation: config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
