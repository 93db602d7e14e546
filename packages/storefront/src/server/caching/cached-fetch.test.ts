// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type CachedFetchOptions, cachedFetch } from './cached-fetch';

const PUBLIC = 'public, max-age=30';

/** An API that numbers its responses. */
function numbering({ status = 200, cacheControl = PUBLIC } = {}) {
  const api = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(`response ${api.mock.calls.length}`, {
        status,
        headers: { 'cache-control': cacheControl },
      }),
  );
  return api;
}

const cached = (api: Parameters<typeof cachedFetch>[0], options: Partial<CachedFetchOptions> = {}) => {
  const fetch = cachedFetch(api, { lifetimeMs: () => 60_000, timeoutMs: 1000, ...options });
  return async (url: string, init: RequestInit = {}) => (await fetch(url, init)).text();
};

const inLanguage = (language: string): RequestInit => ({ headers: { 'accept-language': language } });

describe('cached responses', () => {
  it('are requested once by many callers, and returned to later ones', async () => {
    const api = numbering();
    const read = cached(api);
    expect(new Set(await Promise.all([read('/a'), read('/a'), read('/a')]))).toEqual(new Set(['response 1']));
    expect(await read('/a')).toBe('response 1');
    expect(await read('/b')).toBe('response 2');
  });

  it('keep their status and headers', async () => {
    const fetch = cachedFetch(numbering(), { lifetimeMs: () => 60_000, timeoutMs: 1000 });
    await fetch('/a', {});
    const again = await fetch('/a', {});
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toBe(PUBLIC);
  });

  it('keep languages apart', async () => {
    const read = cached(numbering());
    expect(await read('/a', inLanguage('en'))).toBe('response 1');
    expect(await read('/a', inLanguage('ar'))).toBe('response 2');
    expect(await read('/a', inLanguage('en'))).toBe('response 1');
  });

  it('expire when the API says so', async () => {
    let time = 1;
    const read = cached(numbering({ cacheControl: 'public, max-age=2' }), { now: () => time });
    await read('/a');
    time += 2000;
    expect(await read('/a')).toBe('response 1');
    time += 1;
    expect(await read('/a')).toBe('response 2');
  });

  it('expire after their lifetime', async () => {
    const read = cached(numbering(), { lifetimeMs: () => 0 });
    await read('/a');
    expect(await read('/a')).toBe('response 2');
  });

  it.each([
    ['with no-store', { cacheControl: 'no-store' }],
    ['that are private', { cacheControl: 'private, max-age=30' }],
    ['without Cache-Control', { cacheControl: '' }],
    ['that refuse', { status: 404 }],
    ['that fail', { status: 503 }],
  ])('are not those %s', async (_, response) => {
    const read = cached(numbering(response));
    await read('/a');
    expect(await read('/a')).toBe('response 2');
  });

  it.each([
    ['a write', { method: 'POST' }],
    ['the staff check', { headers: { authorization: 'Bearer token' } }],
    ['a call with cookies', { credentials: 'include' }],
  ] as const)('never serve %s', async (_, init) => {
    const read = cached(numbering());
    expect(new Set(await Promise.all([read('/a', init), read('/a', init)])).size).toBe(2);
    expect(await read('/a', init)).toBe('response 3');
  });

  it('outlive the visitor who requested them first', async () => {
    const controller = new AbortController();
    const api = numbering();
    const read = cached(api);
    const first = read('/a', { signal: controller.signal });
    controller.abort();
    expect(api.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await first;
    expect(await read('/a')).toBe('response 1');
  });

  it('don’t wait for an API that hangs', async () => {
    const read = cached(
      vi.fn(() => new Promise<Response>(() => {})),
      { timeoutMs: 10 },
    );
    await expect(read('/a')).rejects.toThrow(/timeout/i);
  });

  it('take no more memory than allowed', async () => {
    const api = numbering();
    const read = cached(api, { maxBytes: 50 });
    for (const url of ['/a', '/b', '/c']) await read(url);
    expect(await read('/a')).toBe('response 4');
  });
});
