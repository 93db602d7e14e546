import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { docsPage, docsPolicy, docsScript } from './docs-page';
import { openapiDocument } from './openapi-document';

/** The build copies it next to the bundle: a package of its own would report each installation to a third party. */
const copied = fileURLToPath(new URL('./swagger-ui', import.meta.url));
const swaggerFolder = existsSync(copied)
  ? copied
  : path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const contentTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
} as const;

const CACHED = 'public, max-age=86400';

/** `/openapi.json` and `/docs`, to mount at the API's base path. */
export function docsRoutes(): Hono {
  const app = new Hono();
  let document: string | undefined;

  app.get('/openapi.json', compress(), (context) => {
    document ??= JSON.stringify(openapiDocument());
    return context.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
  app.get('/docs', (context) =>
    context.html(docsPage, 200, { 'content-security-policy': docsPolicy, 'cache-control': 'no-cache' }),
  );
  app.get('/docs/init.js', (context) =>
    context.body(docsScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHED,
    }),
  );
  for (const [file, type] of Object.entries(contentTypes)) {
    app.get(`/docs/${file}`, compress(), async (context) =>
      context.body(await readFile(path.join(swaggerFolder, file)), 200, {
        'content-type': type,
        'cache-control': CACHED,
      }),
    );
  }
  return app;
}
