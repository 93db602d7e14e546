import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache';

const long = { results: 'a sofa '.repeat(1_000) };

function watched() {
  let version = 0;
  let isLive = true;
  return {
    changes: { version: () => version, isLive: () => isLive },
    change: () => {
      version += 1;
    },
    stopListening: () => {
      isLive = false;
    },
  };
}

describe('cached responses', () => {
  it('are generated once for all encodings, with the same text', async () => {
    const make = vi.fn(async () => long);
    const responses = createResponseCache(watched().changes);
    const [br, gzip, identity] = await Promise.all([
      responses('a', 'br', make),
      responses('a', 'gzip', make),
      responses('a', 'identity', make),
    ]);
    expect(make).toHaveBeenCalledTimes(1);
    const text = JSON.stringify(long);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(identity.body.toString()).toBe(text);
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    await responses('a', 'br', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are dropped when content changes, including those in flight', async () => {
    const { changes, change } = watched();
    const responses = createResponseCache(changes);
    let finish = (_: object) => {};
    const slow = responses(
      'a',
      'br',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    change();
    finish({ results: 'old' });
    await slow;
    const fresh = await responses('a', 'br', async () => ({ results: 'new' }));
    expect(fresh.body.toString()).toContain('new');
  });

  it('are abandoned once all who asked have left, and generated anew for others', async () => {
    const responses = createResponseCache(watched().changes);
    const signals: AbortSignal[] = [];
    const hangs = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    };
    const first = new AbortController();
    const second = new AbortController();
    const asked = [
      responses('a', 'br', hangs, first.signal),
      responses('a', 'br', hangs, second.signal),
      responses('a', 'gzip', hangs, second.signal),
    ];
    const settled = Promise.allSettled(asked);
    first.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const other = await responses('a', 'br', async () => ({ results: 'new' }));
    expect(other.body.toString()).toContain('new');
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('are shared but not stored while changes can’t be detected', async () => {
    const { changes, stopListening } = watched();
    stopListening();
    const make = vi.fn(async () => long);
    const responses = createResponseCache(changes);
    await Promise.all(Array.from({ length: 100 }, () => responses('a', 'br', make)));
    expect(make).toHaveBeenCalledTimes(1);
    await responses('a', 'br', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('exclude failures', async () => {
    const responses = createResponseCache(watched().changes);
    await expect(responses('a', 'br', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await responses('a', 'br', async () => ({ results: 1 }))).body.toString()).toBe('{"results":1}');
  });

  it('respect the memory limit', async () => {
    const make = vi.fn(async () => long);
    const responses = createResponseCache(watched().changes, { maxBytes: 10_000 });
    await responses('a', 'identity', make);
    await responses('b', 'identity', make);
    await responses('a', 'identity', make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('count what small entries take besides their text', async () => {
    const make = vi.fn(async () => ({ results: 1 }));
    const responses = createResponseCache(watched().changes, { maxBytes: 10_000 });
    for (let page = 0; page < 10; page += 1) await responses(`page ${page}`, 'identity', make);
    await responses('page 0', 'identity', make);
    expect(make).toHaveBeenCalledTimes(11);
  });

  it.each(['br', 'gzip'] as const)('keep no more than their bytes: %s', async (encoding) => {
    const { body } = await createResponseCache(watched().changes)('a', encoding, async () => long);
    expect(body.buffer.byteLength).toBeLessThan(10_000);
  });
});
