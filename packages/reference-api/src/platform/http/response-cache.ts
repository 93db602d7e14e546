import { createHash } from 'node:crypto';
import type { ContentEncoding } from '@diwan/sdk/commerce';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../db/content-changes';
import { type EncodedBody, encodeBody } from './encode-body';

/** About seven thousand compressed lists. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes besides its body and key, measured: its object, its place in the cache, its buffer and hash. */
const ENTRY_BYTES = 1_300;
/** Entries expire after this time only as a safety net: content changes invalidate them at once. */
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
  make: (signal: AbortSignal) => Promise<unknown>,
  /** Aborted once this caller no longer waits. */
  signal?: AbortSignal,
) => Promise<CachedResponse>;

/** Work that several callers wait for, and that is abandoned once none of them does. */
interface Flight<Value> {
  result: Promise<Value>;
  waiting: number;
  abandoned: AbortController;
}

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
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + ENTRY_BYTES,
  });
  const inFlightTexts = new Map<string, Flight<string>>();
  const inFlight = new Map<string, Flight<CachedResponse>>();

  /** Single-flight: callers share the promise while it is pending. */
  function once<Value>(
    running: Map<string, Flight<Value>>,
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const known = running.get(key);
    const abandoned = known?.abandoned ?? new AbortController();
    const flight = known ?? { result: start(abandoned.signal), waiting: 0, abandoned };
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting > 0) return;
      // Whoever asks from now on starts anew.
      if (running.get(key) === flight) running.delete(key);
      abandoned.abort(signal?.reason);
    };
    flight.waiting += 1;
    signal?.addEventListener('abort', leave, { once: true });
    if (!known) running.set(key, flight);
    return flight.result.finally(() => {
      signal?.removeEventListener('abort', leave);
      if (running.get(key) === flight) running.delete(key);
    });
  }

  return async (name, encoding, make, caller) => {
    // Results in flight during a change are stored under the old version, which is never read again.
    const key = `${version()} ${name}`;
    const encodedKey = `${encoding} ${key}`;
    const found = cached.get(encodedKey);
    if (found) return found;
    return once(inFlight, encodedKey, caller, async (asking) => {
      const text = await once(inFlightTexts, key, asking, async (signal) =>
        JSON.stringify(await make(signal)),
      );
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
