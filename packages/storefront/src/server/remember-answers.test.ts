// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type RememberAnswersOptions, rememberAnswers } from './remember-answers';

const PUBLIC = 'public, max-age=30';

/** An API that numbers its answers. */
function numbering({ status = 200, cacheControl = PUBLIC } = {}) {
  const api = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(`answer ${api.mock.calls.length}`, { status, headers: { 'cache-control': cacheControl } }),
  );
  return api;
}

const remember = (
  api: Parameters<typeof rememberAnswers>[0],
  options: Partial<RememberAnswersOptions> = {},
) => {
  const fetch = rememberAnswers(api, { lifetimeMs: 60_000, timeoutMs: 1000, ...options });
  return async (url: string, init: RequestInit = {}) => (await fetch(url, init)).text();
};

const inLanguage = (language: string): RequestInit => ({ headers: { 'accept-language': language } });

describe('remembered answers', () => {
  it('are asked for once by many, and given to later ones', async () => {
    const api = numbering();
    const read = remember(api);
    expect(new Set(await Promise.all([read('/a'), read('/a'), read('/a')]))).toEqual(new Set(['answer 1']));
    expect(await read('/a')).toBe('answer 1');
    expect(await read('/b')).toBe('answer 2');
  });

  it('keep their status and headers', async () => {
    const fetch = rememberAnswers(numbering(), { lifetimeMs: 60_000, timeoutMs: 1000 });
    await fetch('/a', {});
    const again = await fetch('/a', {});
    expect(again.status).toBe(200);
    expect(again.headers.get('cache-control')).toBe(PUBLIC);
  });

  it('keep languages apart', async () => {
    const read = remember(numbering());
    expect(await read('/a', inLanguage('en'))).toBe('answer 1');
    expect(await read('/a', inLanguage('ar'))).toBe('answer 2');
    expect(await read('/a', inLanguage('en'))).toBe('answer 1');
  });

  it('live as long as the API allows', async () => {
    let time = 1;
    const read = remember(numbering({ cacheControl: 'public, max-age=2' }), { now: () => time });
    await read('/a');
    time += 2000;
    expect(await read('/a')).toBe('answer 1');
    time += 1;
    expect(await read('/a')).toBe('answer 2');
  });

  it('live no longer than they are let', async () => {
    const read = remember(numbering(), { lifetimeMs: 0 });
    await read('/a');
    expect(await read('/a')).toBe('answer 2');
  });

  it.each([
    ['that nobody may keep', { cacheControl: 'no-store' }],
    ['for one visitor', { cacheControl: 'private, max-age=30' }],
    ['of an API that says nothing', { cacheControl: '' }],
    ['that refuse', { status: 404 }],
    ['that fail', { status: 503 }],
  ])('are not those %s', async (_, answer) => {
    const read = remember(numbering(answer));
    await read('/a');
    expect(await read('/a')).toBe('answer 2');
  });

  it.each([
    ['a write', { method: 'POST' }],
    ['the staff check', { headers: { authorization: 'Bearer token' } }],
    ['a call with cookies', { credentials: 'include' }],
  ] as const)('never serve %s', async (_, init) => {
    const read = remember(numbering());
    expect(new Set(await Promise.all([read('/a', init), read('/a', init)])).size).toBe(2);
    expect(await read('/a', init)).toBe('answer 3');
  });

  it('outlive the visitor who asked first', async () => {
    const controller = new AbortController();
    const api = numbering();
    const read = remember(api);
    const first = read('/a', { signal: controller.signal });
    controller.abort();
    expect(api.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await first;
    expect(await read('/a')).toBe('answer 1');
  });

  it('don’t wait for an API that hangs', async () => {
    const read = remember(
      vi.fn(() => new Promise<Response>(() => {})),
      { timeoutMs: 10 },
    );
    await expect(read('/a')).rejects.toThrow(/timeout/i);
  });

  it('take no more room than they are given', async () => {
    const api = numbering();
    const read = remember(api, { maxBytes: 50 });
    for (const url of ['/a', '/b', '/c']) await read(url);
    expect(await read('/a')).toBe('answer 4');
  });
});
