import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { renderPage } from './render-page';
import { type AssetMap, assetsFromMap } from './rendering/assets';
import { plainError } from './rendering/plain-error';
import { createStorefrontApp, type StorefrontAppOptions } from './storefront-app';

export type { StorefrontConfig } from '../data/config';
export { createProxy } from './http/proxy';
export { readOwnSections } from './own-code/read-own-sections';
export type { ApiAccess } from './storefront-app';

export interface StorefrontOptions
  extends Pick<
    StorefrontAppOptions,
    | 'api'
    | 'config'
    | 'publicUrl'
    | 'allowedHosts'
    | 'hasSecureSubdomains'
    | 'lifetimeMs'
    | 'contentChanges'
    | 'visitorOf'
    | 'onError'
    | 'theme'
    | 'texts'
    | 'head'
  > {
  /** Folder of the client build with its asset map. Defaults to the one built next to the server. */
  assets?: string | undefined;
  /** Markup for the head while a shop is edited; turns off the content security policy. */
  developmentHead?: string | undefined;
}

const builtAssets = fileURLToPath(new URL('../client', import.meta.url));

/** Serves the client build, compressed at build time; files in `/assets/` have hashed names and never change. */
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
 * Creates the storefront, ready to serve or mount.
 * @throws Error if the client has not been built
 */
export function createStorefront({
  assets = builtAssets,
  developmentHead: head,
  ...options
}: StorefrontOptions): Hono {
  const development =
    head === undefined ? undefined : { head, explain: (error: unknown) => plainError(error, head) };
  const mapFile = `${assets}/.vite/asset-map.json`;
  if (!existsSync(mapFile)) throw new Error(`The storefront is not built: ${mapFile} is missing.`);
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as AssetMap;
  return new Hono()
    .use(async (context, next) => {
      // Set before the response exists: changing its headers later would copy the whole body.
      context.header('x-content-type-options', 'nosniff');
      await next();
    })
    .route('/', serveAssets(assets))
    .route('/', createStorefrontApp({ ...options, development, renderPage, assetsFor: assetsFromMap(map) }));
}
