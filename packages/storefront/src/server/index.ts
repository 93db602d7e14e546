import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { renderPage } from './render-page';
import { type AssetMap, assetsFromMap } from './rendering/assets';
import { createStorefrontApp, type StorefrontAppOptions } from './storefront-app';

export type { StorefrontConfig } from '../shop/config';
export type { ApiAccess } from './storefront-app';

export interface StorefrontOptions
  extends Pick<
    StorefrontAppOptions,
    'api' | 'config' | 'publicUrl' | 'allowedHosts' | 'lifetimeMs' | 'contentChanges' | 'onError'
  > {
  /** Folder of the browser's files, with their map. Default: what the build put beside the server. */
  assets?: string | undefined;
}

const builtAssets = fileURLToPath(new URL('../client', import.meta.url));

/** The browser's files: those with a hash in their name never change, compressed once by the build. */
function serveAssets(folder: string): Hono {
  const app = new Hono();
  const serve = (cacheControl: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_file, context) => context.header('cache-control', cacheControl),
    });
  app.get('/assets/*', serve('public, max-age=31536000, immutable'));
  app.get('/brand/*', serve('public, max-age=86400'));
  app.get('/assets/*', (context) => context.notFound());
  return app;
}

/**
 * The storefront, ready to be served or mounted.
 * @throws Error when the browser's files have not been built
 */
export function createStorefront({ assets = builtAssets, ...options }: StorefrontOptions): Hono {
  const mapFile = `${assets}/.vite/asset-map.json`;
  if (!existsSync(mapFile)) throw new Error(`The storefront is not built: ${mapFile} is missing.`);
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as AssetMap;
  return new Hono()
    .use(async (context, next) => {
      // Before the response is there: afterwards its whole body would be copied for it.
      context.header('x-content-type-options', 'nosniff');
      await next();
    })
    .route('/', serveAssets(assets))
    .route('/', createStorefrontApp({ ...options, renderPage, assetsFor: assetsFromMap(map) }));
}
