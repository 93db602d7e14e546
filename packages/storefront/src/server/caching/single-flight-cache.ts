import { LRUCache } from 'lru-cache';

export interface SingleFlightCacheOptions<Value> {
  /** Total limit; least recently used values are evicted first. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** How long to cache a value, in ms; 0: only concurrent callers share it. */
  lifetimeOf: (value: Value) => number;
  /** Monotonic clock in ms that doesn't start at 0. */
  now?: (() => number) | undefined;
}

/** Returns the cached or in-flight value of a key, or calls `make`. */
export type SingleFlightCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * A cache in which concurrent callers of a key share one call of `make`. A failure rejects for all waiting callers and is
 * not cached. `make` must not be aborted with one visitor's request, so it needs its own timeout.
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
    // Never 0, which the library rejects; includes the key.
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
