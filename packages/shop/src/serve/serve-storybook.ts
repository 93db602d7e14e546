/** Serves the documentation built by `pnpm storybook:build` under `/storybook/`. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { packageRoot } from '../package-root';

const builtFolder = path.join(packageRoot, 'dist/storybook');

/** Storybook's manager, and the iframe that shows stories. */
const documents = ['index.html', 'iframe.html'];

/** CSP hashes of the inline scripts. */
const inlineScripts = (html: string): string[] =>
  html
    .split('</script>')
    .map((part) => /<script([^<>]*)>(.*)/s.exec(part) ?? [])
    .filter(([tag, attributes = '']) => tag !== undefined && !/\ssrc=/.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);

function contentPolicy(folder: string): string {
  const scripts = documents.flatMap((name) => inlineScripts(readFileSync(path.join(folder, name), 'utf8')));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
    // Storybook injects styles at runtime; story images are data URLs.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * @param folder the build's folder
 * @returns undefined without a build; the path is then a 404 like any other
 */
export function createStorybook(folder = builtFolder): Hono | undefined {
  if (!documents.every((name) => existsSync(path.join(folder, name)))) return undefined;
  const policy = contentPolicy(folder);
  const app = new Hono();
  // Its URLs are relative to the folder.
  app.get('/storybook', (context) => context.redirect('/storybook/', 308));
  app.use('/storybook/*', async (context, next) => {
    await next();
    context.header('content-security-policy', policy);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'strict-origin-when-cross-origin');
    // It is for developers, and shows made-up products.
    context.header('x-robots-tag', 'noindex');
    const hasHashedName = context.req.path.startsWith('/storybook/assets/') && context.res.ok;
    context.header('cache-control', hasHashedName ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use(
    '/storybook/*',
    serveStatic({
      root: path.relative(process.cwd(), folder) || '.',
      rewriteRequestPath: (requestPath) => requestPath.replace('/storybook', ''),
    }),
  );
  return app;
}
