// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createSharedMemory } from './shared-memory';

interface Value {
  name: string;
  bytes?: number;
  lifetimeMs?: number;
}

const createMemory = (now?: () => number) =>
  createSharedMemory<Value>({
    maxBytes: 1000,
    bytesOf: ({ bytes = 100 }) => bytes,
    lifetimeOf: ({ lifetimeMs = 50 }) => lifetimeMs,
    now,
  });

const maker = (value: Partial<Value> = {}) => {
  const make = vi.fn(async (): Promise<Value> => ({ name: `made ${make.mock.calls.length}`, ...value }));
  return make;
};

describe('shared memory', () => {
  it('makes a value once for all who ask while it is on its way', async () => {
    const memory = createMemory();
    const make = maker({ lifetimeMs: 0 });
    const values = await Promise.all(Array.from({ length: 100 }, () => memory('key', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(values)).toEqual(new Set([{ name: 'made 1', lifetimeMs: 0 }]));
  });

  it('gives a value as long as it lives, and no longer', async () => {
    let time = 1;
    const memory = createMemory(() => time);
    const make = maker();
    await memory('key', make);
    time += 50;
    expect((await memory('key', make)).name).toBe('made 1');
    time += 1;
    expect((await memory('key', make)).name).toBe('made 2');
  });

  it('makes a value of no lifetime anew for the next', async () => {
    const memory = createMemory();
    const make = maker({ lifetimeMs: 0 });
    await memory('key', make);
    expect((await memory('key', make)).name).toBe('made 2');
  });

  it('keeps keys apart', async () => {
    const memory = createMemory();
    await memory('en', maker({ name: 'sofa' }));
    await memory('ar', maker({ name: 'كنبة' }));
    expect((await memory('en', maker())).name).toBe('sofa');
    expect((await memory('ar', maker())).name).toBe('كنبة');
  });

  it('tells a failure to those who wait for it and tries again for the next', async () => {
    const memory = createMemory();
    const failing = vi.fn(() => Promise.reject(new Error('down')));
    const outcomes = await Promise.allSettled([memory('key', failing), memory('key', failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(failing).toHaveBeenCalledTimes(1);
    expect((await memory('key', maker())).name).toBe('made 1');
  });

  it('forgets what was unused for longest when there is too much', async () => {
    const memory = createMemory();
    const first = maker();
    const second = maker();
    await memory('first', first);
    await memory('second', second);
    await memory('first', first);
    await memory('third', maker({ bytes: 850 }));
    await memory('first', first);
    await memory('second', second);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('gives a value that is too large to keep', async () => {
    const memory = createMemory();
    const make = maker({ bytes: 5000 });
    await memory('key', make);
    expect((await memory('key', make)).name).toBe('made 2');
  });
});
