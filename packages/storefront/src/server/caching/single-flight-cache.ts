import { LRUCache } from 'lru-cache';

export interface SingleFlightCacheOptions<Value> {
  /** Limit of all values together; the least recently used are evicted first. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** Milliseconds a value stays in the cache; 0: only callers that are waiting for it get it. */
  lifetimeOf: (value: Value) => number;
  /** Milliseconds of a clock that never goes back and doesn't start at 0. */
  now?: (() => number) | undefined;
}

/** Returns the value of a key: the cached one, else the one being made, else what `make` makes. */
export type SingleFlightCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * A cache that makes each value once: a hundred callers at the same time cause one call of `make`. A failure rejects
 * for the callers that wait and is not cached. `make` serves all of them, so it must not be aborted with one visitor's
 * request, and needs a timeout of its own.
 */
export function createSingleFlightCache<Value extends object>({
  maxBytes,
  bytesOf,
  lifetimeOf,
  now = () => performance.now(),
}: SingleFlightCacheOptions<Value>): SingleFlightCache<Value> {
  const cached = new LRUCache<string, Value>({
    maxSize: maxBytes,
    perf: { now },
    ttlResolution: 0,
    // Never 0, which the library refuses; keys take memory too.
    sizeCalculation: (value, key) => bytesOf(value) + key.length + 1,
  });
  const inFlight = new Map<string, Promise<Value>>();

  const store = (key: string, value: Value): Value => {
    const ttl = lifetimeOf(value);
    if (ttl > 0) cached.set(key, value, { ttl });
    return value;
  };

  const begin = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const making = make()
      .then((value) => store(key, value))
      .finally(() => inFlight.delete(key));
    inFlight.set(key, making);
    return making;
  };

  return async (key, make) => cached.get(key) ?? inFlight.get(key) ?? begin(key, make);
}
