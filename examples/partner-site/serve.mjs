/**
 * A small magazine that embeds a shop's widgets: a third-party page on a separate origin with a strict
 * Content-Security-Policy. Plain Node without dependencies.
 *
 * Run it separately: `SHOP_ORIGIN=http://127.0.0.1:3000 PORT=3001 node examples/partner-site/serve.mjs`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

/** @type {Readonly<Record<string, { file: string, type: string }>>} */
const files = {
  '/': { file: 'index.html', type: 'text/html; charset=utf-8' },
  '/site.css': { file: 'site.css', type: 'text/css; charset=utf-8' },
  '/aggressive.css': { file: 'aggressive.css', type: 'text/css; charset=utf-8' },
  '/site.js': { file: 'site.js', type: 'text/javascript; charset=utf-8' },
};

/**
 * The minimal policy a partner needs.
 * @param {string} shopOrigin
 */
const contentSecurityPolicy = (shopOrigin) =>
  [
    "default-src 'none'",
    `script-src 'self' ${shopOrigin}`,
    "style-src 'self'",
    `connect-src ${shopOrigin}`,
    `img-src ${shopOrigin}`,
    `font-src ${shopOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The site as a request handler for `node:http`.
 * @param {{ shopOrigin: string }} options origin of the shop whose widgets it shows
 * @returns {import('node:http').RequestListener}
 */
export function createPartnerSite({ shopOrigin }) {
  const pages = new Map(
    Object.entries(files).map(([path, { file, type }]) => {
      const text = readFileSync(new URL(`public/${file}`, import.meta.url), 'utf8');
      return [path, { type, body: text.replaceAll('%SHOP_ORIGIN%', shopOrigin) }];
    }),
  );
  const policy = contentSecurityPolicy(shopOrigin);

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner.invalid');
    const page = pages.get(pathname);
    if (!page) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    response
      .writeHead(200, {
        'content-type': page.type,
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      .end(request.method === 'HEAD' ? undefined : page.body);
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    HOST: host = '127.0.0.1',
    PORT: port = '3001',
    SHOP_ORIGIN = 'http://127.0.0.1:3000',
  } = process.env;
  createServer(createPartnerSite({ shopOrigin: SHOP_ORIGIN })).listen(Number(port), host, () => {
    console.log(`Partner example on http://${host}:${port}/ with the shop of ${SHOP_ORIGIN}`);
  });
}
