import { LRUCache } from 'lru-cache';

export interface SharedMemoryOptions<Value> {
  /** Bound of all values together; those unused for longest are forgotten first. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** Milliseconds a value may be given to others after it was made; 0 keeps it from all but those who wait for it. */
  lifetimeOf: (value: Value) => number;
  /** Milliseconds of a clock that never goes back and doesn't start at 0. */
  now?: (() => number) | undefined;
}

/** Gives the value of a key: the one that is known, else the one on its way, else the one `make` makes. */
export type SharedMemory<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Values shared by everybody who asks for the same key: a hundred visitors at once cause one making. A failure reaches
 * those who wait for it and is not remembered. `make` runs for all of them, so it must not end with one visitor's
 * request, and must end by itself.
 */
export function createSharedMemory<Value extends object>({
  maxBytes,
  bytesOf,
  lifetimeOf,
  now = () => performance.now(),
}: SharedMemoryOptions<Value>): SharedMemory<Value> {
  const known = new LRUCache<string, Value>({
    maxSize: maxBytes,
    perf: { now },
    ttlResolution: 0,
    // Never 0, which the library refuses; a key is in memory too.
    sizeCalculation: (value, key) => bytesOf(value) + key.length + 1,
  });
  const underWay = new Map<string, Promise<Value>>();

  const remember = (key: string, value: Value): Value => {
    const ttl = lifetimeOf(value);
    if (ttl > 0) known.set(key, value, { ttl });
    return value;
  };

  const begin = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const making = make()
      .then((value) => remember(key, value))
      .finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  return async (key, make) => known.get(key) ?? underWay.get(key) ?? begin(key, make);
}
