/**
 * `pnpm dev`: runs the shop from source in one process. Changes to widgets or the storefront update open pages; after a
 * change to the API, the next call uses a new API on the same database; the embed script is rebuilt when a partner page
 * requests it after a change.
 */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isExplained } from '@diwan/reference-api/startup-error';
import { endOnSignal, fillFromFolder, openShop } from '@diwan/shop/serve';
import { Hono } from 'hono';
import { buildChanged } from './build.mjs';
import { openDemoFolder } from './demo-shop.mjs';
import { openPartnerSite } from './partner-site.mjs';

process.env.NODE_ENV = 'development';
process.env.LOG_LEVEL ??= 'warn';

/** @param {string} file relative to the repository */
const inRepository = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** @typedef {typeof import('@diwan/reference-api')} Reference */

/**
 * The API's package, whose APIs always run the current source.
 * @param {() => Promise<Reference>} load
 * @returns {Promise<Reference>}
 */
async function presentReference(load) {
  return {
    ...(await load()),
    createApi(options) {
      /** @type {{ createApi: Reference['createApi'], api: Hono } | undefined} */
      let made;
      return new Hono().all('*', async ({ req, env }) => {
        const { createApi } = await load();
        if (made?.createApi !== createApi) made = { createApi, api: createApi(options) };
        return made.api.fetch(req.raw, env);
      });
    },
  };
}

/** @type {Promise<void> | undefined} */
let building;

/** @param {Hono} app */
function buildEmbedWhenAskedFor(app) {
  app.use('/embed/v1/diwan.js', async (context, next) => {
    building ??= buildChanged({ only: ['embed script'] }).finally(() => {
      building = undefined;
    });
    try {
      await building;
    } catch (error) {
      console.error(/** @type {Error} */ (error).message);
      return context.text('The embed script could not be built; see the terminal.', 500);
    }
    await next();
    // Otherwise a partner page would show the previous build for minutes.
    context.header('cache-control', 'no-cache');
  });
  // Static file serving requires the folder to exist at startup.
  mkdirSync(inRepository('packages/widgets/dist/embed'), { recursive: true });
}

/** @param {import('@diwan/shop/serve').ShopFolder} folder */
async function openDevShop(folder) {
  const { createDevServer } = await import('@diwan/storefront/dev');
  const server = createServer();
  const sources = ['sdk', 'widgets', 'reference-api'].map((name) => inRepository(`packages/${name}/src`));
  const { load, openPages } = await createDevServer({ server, watch: sources });
  /** @type {() => Promise<Reference>} */
  const loadReference = () => load(inRepository('packages/reference-api/src/app/index.ts'));
  return openShop(folder.env, {
    server,
    fill: fillFromFolder(folder, () => {}),
    reference: await presentReference(loadReference),
    extend: buildEmbedWhenAskedFor,
    openPages: async ({ mount, ...options }) =>
      openPages({
        ...options,
        mount: async (request, env) => {
          // Also before rendering a page, so that a compile error in the API is shown there.
          await loadReference();
          return mount(request, env);
        },
      }),
  });
}

/** @param {Error} error @returns {never} */
function fail(error) {
  console.error(isExplained(error) ? error.message : error);
  process.exit(1);
}

const folder = await openDemoFolder(process.env).catch(fail);
const partner = await openPartnerSite(folder.env).catch(fail);
const shop = await openDevShop({ ...folder, env: partner.shopEnv }).catch(fail);
partner.showShop(shop);
console.log(`\n  Shop ${shop.url}/ and partner example ${partner.url}/, from source\n`);

endOnSignal(async () => {
  await partner.close();
  return shop.close();
});
