import { createHash } from 'node:crypto';
import type { ContentEncoding } from '@diwan/sdk/commerce';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../db/content-changes';
import { type EncodedBody, encodeBody } from './encode-body';

/** About ten thousand compressed lists. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Only a safety net: content changes invalidate entries at once. */
const LIFETIME_MS = 10 * 60_000;
const EFFORT = 9;

export interface CachedResponse extends EncodedBody {
  /** Hash of the encoded bytes, so each encoding has its own. */
  etag: string;
}

/** Returns the cached or in-flight response for a key and encoding, else calls `make`. */
export type ResponseCache = (
  key: string,
  encoding: ContentEncoding,
  make: () => Promise<unknown>,
) => Promise<CachedResponse>;

/**
 * Caches public responses as encoded bytes until content changes. Concurrent calls share one query. While changes can't
 * be detected, they still do, but nothing is stored. Failures are never stored.
 */
export function createResponseCache(
  { version, isLive }: ContentChanges,
  { maxBytes = MAX_BYTES, now = () => performance.now() } = {},
): ResponseCache {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: LIFETIME_MS,
    perf: { now },
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  const inFlightTexts = new Map<string, Promise<string>>();
  const inFlight = new Map<string, Promise<CachedResponse>>();

  /** Single-flight: callers share the promise while it is pending. */
  function once<Value>(running: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>) {
    const known = running.get(key);
    if (known) return known;
    const started = start().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return async (name, encoding, make) => {
    // Results in flight during a change are stored under the old version, which is never read again.
    const key = `${version()} ${name}`;
    const encodedKey = `${encoding} ${key}`;
    const found = cached.get(encodedKey);
    if (found) return found;
    return once(inFlight, encodedKey, async () => {
      const text = await once(inFlightTexts, key, async () => JSON.stringify(await make()));
      const encoded = await encodeBody(text, encoding, EFFORT);
      const response = {
        ...encoded,
        etag: `"${createHash('sha1').update(encoded.body).digest('base64url')}"`,
      };
      if (isLive()) cached.set(encodedKey, response);
      return response;
    });
  };
}
