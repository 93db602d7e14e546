import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { keepAnswers } from './kept-answers';

const long = { results: 'a sofa '.repeat(1_000) };

function watched() {
  let version = 0;
  let isLive = true;
  return {
    changes: { version: () => version, isLive: () => isLive },
    change: () => {
      version += 1;
    },
    goDeaf: () => {
      isLive = false;
    },
  };
}

describe('kept answers', () => {
  it('are made once for all encodings, and are the same text in each', async () => {
    const make = vi.fn(async () => long);
    const answers = keepAnswers(watched().changes);
    const [br, gzip, identity] = await Promise.all([
      answers('a', 'br', make),
      answers('a', 'gzip', make),
      answers('a', 'identity', make),
    ]);
    expect(make).toHaveBeenCalledTimes(1);
    const text = JSON.stringify(long);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(identity.body.toString()).toBe(text);
    expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
    await answers('a', 'br', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('end when content changes, those under way too', async () => {
    const { changes, change } = watched();
    const answers = keepAnswers(changes);
    let finish = (_: object) => {};
    const slow = answers(
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
    const fresh = await answers('a', 'br', async () => ({ results: 'new' }));
    expect(fresh.body.toString()).toContain('new');
  });

  it('are shared but not kept while changes go unnoticed', async () => {
    const { changes, goDeaf } = watched();
    goDeaf();
    const make = vi.fn(async () => long);
    const answers = keepAnswers(changes);
    await Promise.all(Array.from({ length: 100 }, () => answers('a', 'br', make)));
    expect(make).toHaveBeenCalledTimes(1);
    await answers('a', 'br', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are never failures', async () => {
    const answers = keepAnswers(watched().changes);
    await expect(answers('a', 'br', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await answers('a', 'br', async () => ({ results: 1 }))).body.toString()).toBe('{"results":1}');
  });

  it('take no more memory than they may', async () => {
    const make = vi.fn(async () => long);
    const answers = keepAnswers(watched().changes, { maxBytes: 10_000 });
    await answers('a', 'identity', make);
    await answers('b', 'identity', make);
    await answers('a', 'identity', make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
