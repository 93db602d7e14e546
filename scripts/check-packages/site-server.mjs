import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './packed.mjs';

const types = /** @type {Readonly<Record<string, string>>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
});

/** As wide as the widest picture that is asked for: at its density, a narrower one would have no width, as a failed one has. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1920"/>';

/** @param {string} file @returns {{ body: string | Buffer, type: string } | undefined} */
function read(file) {
  try {
    return { body: readFileSync(file), type: types[path.extname(file)] ?? 'application/octet-stream' };
  } catch {
    return undefined;
  }
}

const EMBED = '/embed/v1/';

/** The shop's host; the sites have another one, as the sites of partners do. */
const SHOP_HOST = 'localhost';

/**
 * Serves a shop's API under `/api`, the built embed script under `/embed/v1/` and an image for every other URL of the shop, and built sites under their base paths.
 * @param {(request: Request) => Promise<Response>} api
 */
export async function serveSites(api) {
  /** @type {Map<string, string>} */
  const folders = new Map();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname.startsWith('/api/')) {
      const answer = await api(
        new Request(url, { method: request.method ?? 'GET', headers: { 'accept-language': 'ar' } }),
      );
      response
        .writeHead(answer.status, {
          ...Object.fromEntries(answer.headers),
          'access-control-allow-origin': '*',
        })
        .end(await answer.text());
      return;
    }
    if (url.pathname.startsWith(EMBED)) {
      const file = read(path.join(root, 'packages/widgets/dist/embed', url.pathname.slice(EMBED.length)));
      response
        .writeHead(file ? 200 : 404, {
          'content-type': file?.type ?? 'text/plain',
          'access-control-allow-origin': '*',
        })
        .end(file?.body);
      return;
    }
    const [, base = '', ...rest] = url.pathname.split('/');
    const folder = folders.get(`/${base}`);
    // Browsers request an icon for every site.
    const isPicture = url.hostname === SHOP_HOST || url.pathname === '/favicon.ico';
    const otherwise = isPicture ? { body: picture, type: 'image/svg+xml' } : undefined;
    const file = folder
      ? read(path.join(folder, decodeURIComponent(rest.join('/')) || 'index.html'))
      : otherwise;
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    shop: `http://${SHOP_HOST}:${port}`,
    /** @param {string} base @param {string} folder */
    mount: (base, folder) => folders.set(base, folder),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
