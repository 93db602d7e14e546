/**
 * Prerenders the first cards of a grid on a partner page, so that a visitor sees them before the grid's code has loaded
 * (docs/decisions/0038). The widgets render them; this module caches, compresses and serves them.
 */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ContentChanges } from '@diwan/reference-api';
import { LRUCache } from 'lru-cache';
import type * as ElementsServer from '../../../widgets/src/elements/server';

const compress = promisify(brotliCompress);

/** A few megabytes: ten cards are 20 KB, 2 KB compressed. */
const MAX_ENTRIES = 300;
const LIFETIME_MS = 5000;
const WATCHED_LIFETIME_MS = 10 * 60_000;

type Cards = { code: string; brotli: Uint8Array<ArrayBuffer> } | undefined;
type CardsServer = typeof ElementsServer;

export interface PrerenderedCardsOptions {
  server: CardsServer;
  api: ElementsServer.PrerenderOptions['api'];
  contentChanges: ContentChanges;
  onError: (error: unknown) => void;
  now?: () => number;
}

/** The returned function responds with undefined if a page has no prerendered cards. */
export function createPrerenderedCards({
  server,
  api,
  contentChanges,
  onError,
  now = () => performance.now(),
}: PrerenderedCardsOptions) {
  const cache = new LRUCache<string, Promise<Cards>>({ max: MAX_ENTRIES, perf: { now }, ttlResolution: 0 });

  async function prerender(
    query: NonNullable<ReturnType<CardsServer['readCardsQuery']>>,
    origin: string,
  ): Promise<Cards> {
    const cards = await server.prerenderCards(query, { api, origin });
    if (!cards) return undefined;
    const exports = Object.entries(cards).map(
      ([name, value]) => `export const ${name}=${JSON.stringify(value)};`,
    );
    const code = exports.join('');
    return { code, brotli: new Uint8Array(await compress(code)) };
  }

  return async ({ origin, searchParams }: URL, accepts = ''): Promise<Response | undefined> => {
    const query = server.readCardsQuery(searchParams);
    if (!query) return undefined;
    const key = JSON.stringify([
      contentChanges.version(),
      origin,
      query.locale,
      query.hasTemplate,
      Object.entries(query.options).sort(),
    ]);
    let cards = cache.get(key);
    if (!cards) {
      cards = prerender(query, origin);
      cache.set(key, cards, { ttl: contentChanges.isLive() ? WATCHED_LIFETIME_MS : LIFETIME_MS });
    }
    try {
      const body = await cards;
      if (!body) return undefined;
      const isCompressed = /\bbr\b/.test(accepts);
      return new Response(isCompressed ? body.brotli : body.code, {
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
      cache.delete(key);
      // The API rejects an unknown category: not an error of ours.
      const { status = 500 } = error as { status?: number };
      if (status >= 500) onError(error);
      return undefined;
    }
  };
}
