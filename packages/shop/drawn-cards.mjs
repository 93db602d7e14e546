/**
 * The first cards of a partner page's grid, drawn by the shop so that a visitor sees them before the grid's code is there
 * (docs/decisions/0037). The widgets say what is drawn; here it is kept, compressed and answered.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Some megabytes: ten cards are 20 KB, compressed 2. */
const MOST_KEPT = 300;
const LIFETIME_MS = 5000;
const WATCHED_LIFETIME_MS = 10 * 60_000;

/** @typedef {{ code: string, brotli: Uint8Array<ArrayBuffer> } | undefined} Drawn */

/**
 * @param {object} options
 * @param {typeof import('../widgets/src/elements/server')} options.server
 * @param {import('../widgets/src/elements/server').DrawingOptions['api']} options.api
 * @param {import('@diwan/reference-api').ContentChanges} options.contentChanges
 * @param {(error: unknown) => void} options.onError
 * @param {() => number} [options.now]
 * @returns {(url: URL, accepts: string | undefined) => Promise<Response | undefined>} undefined where nothing is drawn
 */
export function createDrawnCards({ server, api, contentChanges, onError, now = () => performance.now() }) {
  /** The least recently used first. @type {Map<string, { until: number, drawn: Promise<Drawn> }>} */
  const kept = new Map();

  /** @param {NonNullable<ReturnType<typeof server.readDrawing>>} drawing @param {string} origin @returns {Promise<Drawn>} */
  async function draw(drawing, origin) {
    const cards = await server.drawnCards(drawing, { api, origin });
    if (!cards) return undefined;
    const exports = Object.entries(cards).map(
      ([name, value]) => `export const ${name}=${JSON.stringify(value)};`,
    );
    const code = exports.join('');
    return { code, brotli: new Uint8Array(await compress(code)) };
  }

  return async ({ origin, searchParams }, accepts = '') => {
    const drawing = server.readDrawing(searchParams);
    if (!drawing) return undefined;
    const key = JSON.stringify([
      contentChanges.version(),
      origin,
      drawing.locale,
      Object.entries(drawing.query).sort(),
    ]);
    let entry = kept.get(key);
    kept.delete(key);
    if (!entry || entry.until < now()) {
      const lifetime = contentChanges.isLive() ? WATCHED_LIFETIME_MS : LIFETIME_MS;
      entry = { until: now() + lifetime, drawn: draw(drawing, origin) };
      for (const oldest of kept.keys()) if (kept.size >= MOST_KEPT) kept.delete(oldest);
    }
    kept.set(key, entry);
    try {
      const drawn = await entry.drawn;
      if (!drawn) return undefined;
      const isCompressed = /\bbr\b/.test(accepts);
      return new Response(isCompressed ? drawn.brotli : drawn.code, {
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=5',
          vary: 'accept-encoding',
          ...(isCompressed && { 'content-encoding': 'br' }),
        },
      });
    } catch (error) {
      kept.delete(key);
      // A category that the API refuses is the visitor's mistake.
      const { status = 500 } = /** @type {{ status?: number }} */ (error);
      if (status >= 500) onError(error);
      return undefined;
    }
  };
}
