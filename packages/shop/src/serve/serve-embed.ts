/** Serves the files partner sites load, to any origin. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config, Logger } from '@diwan/reference-api';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const widgets = path.dirname(createRequire(import.meta.url).resolve('@diwan/widgets/package.json'));
const built = path.join(widgets, 'dist/embed');

/** `0.1.0-08be89`, as the embed build names them. */
const versionFormat = /^\d+\.\d+\.\d+-[0-9a-f]+$/;

/** The version of the build; undefined without a build. */
function builtVersion(): string | undefined {
  try {
    return JSON.parse(readFileSync(path.join(built, 'manifest.json'), 'utf8')).version;
  } catch {
    return undefined;
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
      const neverChanges = isPinned || /\/(chunks|fonts)\//.test(found.req.path);
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
export function serveEmbed(app: Hono, { config, logger }: { config: Config; logger: Logger }): void {
  const current = builtVersion();
  const keptVersions = path.join(config.dataDir, 'embed');
  if (current)
    try {
      keepVersion(current, keptVersions);
    } catch (error) {
      logger.warn({ err: error }, `could not keep the embed files of ${current} in ${keptVersions}`);
    }

  app.use('/embed/:version/*', async (context, next) => {
    const version = context.req.param('version');
    const isPinned = versionFormat.test(version);
    // Responses to unknown addresses need it too: a browser would report CORS instead of the wrong version.
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
