import { createHash } from 'node:crypto';
import type { ContentEncoding } from '@diwan/sdk/commerce';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../db/content-changes';
import { type EncodedBody, encodeBody } from './encode-body';

/** Some ten thousand lists, compressed. */
const MAX_BYTES = 32 * 1024 * 1024;
/** While changes are noticed at once, only a clock that was wrong could make an answer too old. */
const LIFETIME_MS = 10 * 60_000;
const EFFORT = 9;

export interface KeptResponse extends EncodedBody {
  /** Of these very bytes: each encoding has its own. */
  etag: string;
}

/** Returns the answer of a key in an encoding: the kept one, else the one being made, else what `make` writes. */
export type KeptResponses = (
  key: string,
  encoding: ContentEncoding,
  make: () => Promise<unknown>,
) => Promise<KeptResponse>;

/**
 * Keeps what public calls return, as the bytes that are sent, until content changes. A hundred callers at the same time
 * cause one query; while changes go unnoticed they share that, and nothing is kept. A failure is never kept.
 */
export function keepResponses(
  { version, isLive }: ContentChanges,
  { maxBytes = MAX_BYTES, now = () => performance.now() } = {},
): KeptResponses {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    ttl: LIFETIME_MS,
    perf: { now },
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  const texts = new Map<string, Promise<string>>();
  const underWay = new Map<string, Promise<KeptResponse>>();

  /** Shared by all callers while it runs. */
  function once<Value>(running: Map<string, Promise<Value>>, key: string, start: () => Promise<Value>) {
    const known = running.get(key);
    if (known) return known;
    const started = start().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  return async (name, encoding, make) => {
    // What is under way while content changes ends under the old version, where nobody looks any more.
    const key = `${version()} ${name}`;
    const encodedKey = `${encoding} ${key}`;
    const found = kept.get(encodedKey);
    if (found) return found;
    return once(underWay, encodedKey, async () => {
      const text = await once(texts, key, async () => JSON.stringify(await make()));
      const encoded = await encodeBody(text, encoding, EFFORT);
      const answer = {
        ...encoded,
        etag: `"${createHash('sha1').update(encoded.body).digest('base64url')}"`,
      };
      if (isLive()) kept.set(encodedKey, answer);
      return answer;
    });
  };
}
