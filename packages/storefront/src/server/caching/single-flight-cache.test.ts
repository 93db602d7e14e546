// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createSingleFlightCache } from './single-flight-cache';

interface Value {
  name: string;
  bytes?: number;
  lifetimeMs?: number;
}

const createCache = (now?: () => number) =>
  createSingleFlightCache<Value>({
    maxBytes: 1000,
    bytesOf: ({ bytes = 100 }) => bytes,
    lifetimeOf: ({ lifetimeMs = 50 }) => lifetimeMs,
    now,
  });

const maker = (value: Partial<Value> = {}) => {
  const make = vi.fn(async (): Promise<Value> => ({ name: `made ${make.mock.calls.length}`, ...value }));
  return make;
};

describe('a single-flight cache', () => {
  it('creates a value once for concurrent callers', async () => {
    const cache = createCache();
    const make = maker({ lifetimeMs: 0 });
    const values = await Promise.all(Array.from({ length: 100 }, () => cache('key', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(values)).toEqual(new Set([{ name: 'made 1', lifetimeMs: 0 }]));
  });

  it('returns a value until it expires', async () => {
    let time = 1;
    const cache = createCache(() => time);
    const make = maker();
    await cache('key', make);
    time += 50;
    expect((await cache('key', make)).name).toBe('made 1');
    time += 1;
    expect((await cache('key', make)).name).toBe('made 2');
  });

  it('does not store a value without lifetime', async () => {
    const cache = createCache();
    const make = maker({ lifetimeMs: 0 });
    await cache('key', make);
    expect((await cache('key', make)).name).toBe('made 2');
  });

  it('separates keys', async () => {
    const cache = createCache();
    await cache('en', maker({ name: 'sofa' }));
    await cache('ar', maker({ name: 'كنبة' }));
    expect((await cache('en', maker())).name).toBe('sofa');
    expect((await cache('ar', maker())).name).toBe('كنبة');
  });

  it('rejects for waiting callers and retries for the next', async () => {
    const cache = createCache();
    const failing = vi.fn(() => Promise.reject(new Error('down')));
    const outcomes = await Promise.allSettled([cache('key', failing), cache('key', failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing).toHaveBeenCalledTimes(1);
    expect((await cache('key', maker())).name).toBe('made 1');
  });

  it('evicts the least recently used value when it is full', async () => {
    const cache = createCache();
    const first = maker();
    const second = maker();
    await cache('first', first);
    await cache('second', second);
    await cache('first', first);
    await cache('third', maker({ bytes: 850 }));
    await cache('first', first);
    await cache('second', second);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('returns a value that is too large to store', async () => {
    const cache = createCache();
    const make = maker({ bytes: 5000 });
    await cache('key', make);
    expect((await cache('key', make)).name).toBe('made 2');
  });
});
