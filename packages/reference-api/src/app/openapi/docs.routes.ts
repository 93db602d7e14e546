import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { acceptedEncoding, type ContentEncoding } from '@diwan/sdk/commerce';
import { type Context, Hono } from 'hono';
import { type EncodedBody, encodeBody } from '../../platform/http/encode-body';
import { docsPage, docsPolicy, docsScript } from './docs-page';
import { openapiDocument } from './openapi-document';

/** The build copies it next to the bundle: as a dependency, it would report each installation to a third party. */
const copied = fileURLToPath(new URL('./swagger-ui', import.meta.url));
const swaggerFolder = existsSync(copied)
  ? copied
  : path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const contentTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;
const ICON = 'favicon-32x32.png';

const CACHED = 'public, max-age=86400';
const EFFORT = 9;

/** Answers with a text that never changes. It is compressed once per encoding, because 1.4 MB take a thread 46 ms. */
function compressedOnce(
  read: () => Promise<string>,
  headers: Readonly<Record<string, string>>,
  encode: typeof encodeBody,
): (context: Context) => Promise<Response> {
  const encoded: Partial<Record<ContentEncoding, Promise<EncodedBody>>> = {};
  return async (context) => {
    const accepted = acceptedEncoding(context.req.header('accept-encoding'));
    encoded[accepted] ??= read().then((text) => encode(text, accepted, EFFORT));
    const { body, encoding } = await encoded[accepted];
    return context.body(body, 200, {
      ...headers,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  };
}

/** `/openapi.json` and `/docs`, to mount at the API's base path. */
export function docsRoutes(encode = encodeBody): Hono {
  const app = new Hono();
  const document = async () => JSON.stringify(openapiDocument());
  app.get(
    '/openapi.json',
    compressedOnce(document, { 'content-type': 'application/json', 'cache-control': 'no-cache' }, encode),
  );
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
    const read = () => readFile(path.join(swaggerFolder, file), 'utf8');
    app.get(`/docs/${file}`, compressedOnce(read, { 'content-type': type, 'cache-control': CACHED }, encode));
  }
  app.get(`/docs/${ICON}`, async (context) =>
    context.body(await readFile(path.join(swaggerFolder, ICON)), 200, {
      'content-type': 'image/png',
      'cache-control': CACHED,
    }),
  );
  return app;
}
