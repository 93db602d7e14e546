/** Serves the files partner sites load, to any origin. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Logger } from '@diwan/reference-api';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { createPrerenderedCards, type PrerenderedCardsOptions } from './prerendered-cards';

const widgets = path.dirname(createRequire(import.meta.url).resolve('@diwan/widgets/package.json'));
const built = path.join(widgets, 'dist/embed');
/** Renders elements on the server. */
const server = pathToFileURL(path.join(widgets, 'dist/embed-server/index.js')).href;

/** `0.1.0-08be89`, as the embed build names them. */
const versionFormat = /^\d+\.\d+\.\d+-[0-9a-f]+$/;

/** The build's manifest; empty without a build. */
function readManifest(): { version?: string; cards?: string } {
  try {
    return JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Copies the build to where all versions are kept, because a later build replaces it, while partners' pages still name
 * its version.
 */
function keepVersion(version: string, folder: string): void {
  const kept = path.join(folder, version);
  if (existsSync(kept)) return;
  const copy = `${kept}.${process.pid}`;
  cpSync(built, copy, { recursive: true });
  try {
    renameSync(copy, kept);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    // Another process may have been first.
    if (!existsSync(kept)) throw error;
  }
}

const files = (root: string, { base, isPinned }: { base: string; isPinned: boolean }) =>
  serveStatic({
    root: path.relative(process.cwd(), root) || '.',
    precompressed: true,
    rewriteRequestPath: (requestPath) => requestPath.replace(base, ''),
    onFound: (_file, found) => {
      const isCode = !found.req.path.endsWith('/cards.js');
      const neverChanges = isCode && (isPinned || /\/(chunks|fonts)\//.test(found.req.path));
      found.header('cross-origin-resource-policy', 'cross-origin');
      found.header(
        'cache-control',
        neverChanges ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });

/**
 * Under `/embed/v1/` the current version; under `/embed/<version>/` each version this shop has ever served, unchanged. A
 * script of `/embed/v1/` that a browser cached before an update still finds its modules.
 */
export async function serveEmbed(
  app: Hono,
  {
    config,
    logger,
    ...options
  }: { config: Config; logger: Logger } & Omit<PrerenderedCardsOptions, 'server' | 'onError'>,
): Promise<void> {
  const { version: current, cards } = readManifest();
  const keptVersions = path.join(config.dataDir, 'embed');
  if (current)
    try {
      keepVersion(current, keptVersions);
    } catch (error) {
      logger.warn({ err: error }, `could not keep the embed files of ${current} in ${keptVersions}`);
    }

  const cardsServer = await import(server).catch(() => undefined);
  if (cards && cardsServer) {
    const respond = createPrerenderedCards({
      server: cardsServer,
      onError: (error) => logger.error({ err: error }, 'could not prerender cards'),
      ...options,
    });
    // Markup for the code of another version would not fit it.
    app.get(`/embed/:version/${cards}`, async (context, next) => {
      const asked = new URL(context.req.url);
      const url = new URL(asked.search, config.publicUrl ?? asked.origin);
      return (await respond(url, context.req.header('accept-encoding'))) ?? next();
    });
  }

  app.use('/embed/:version/*', async (context, next) => {
    const version = context.req.param('version');
    const isPinned = versionFormat.test(version);
    // Also of what isn't found: a browser would report CORS instead of the wrong version.
    context.header('access-control-allow-origin', '*');
    if (version !== 'v1' && !isPinned) return next();
    const base = `/embed/${version}`;
    context.header('x-content-type-options', 'nosniff');
    const [, ofModule = ''] = context.req.path.match(/\/chunks\/([^/]+)\//) ?? [];
    const named = [version, ofModule].find((name) => versionFormat.test(name));
    const isBuilt = !named || existsSync(path.join(built, 'chunks', named));
    const root = isBuilt ? built : path.join(keptVersions, named);
    return files(root, { base, isPinned })(context, next);
  });
}
