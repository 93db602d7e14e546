// @vitest-environment node
import { type Client, createResources } from '@diwan/sdk';
import { makePage } from '@diwan/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { type CachedCallOptions, cachedCall } from './cached-call';

const PUBLIC = 'public, max-age=30';

/** An API that numbers its responses. */
function numbering({ status = 200, cacheControl = PUBLIC } = {}) {
  const api = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json(
      { results: makePage({ name: String(api.mock.calls.length) }), code: 'refused', message: '' },
      { status, headers: { 'cache-control': cacheControl } },
    ),
  );
  return api;
}

const clientOf = (
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  options: Partial<CachedCallOptions> = {},
): Client =>
  createResources(
    cachedCall(
      { baseUrl: 'https://api.example/api', fetch, retries: 0, timeoutMs: 1000, token: 'staff-token' },
      { lifetimeMs: () => 60_000, ...options },
    ),
    () => true,
  );

const reading = (...setUp: Parameters<typeof clientOf>) => {
  const client = clientOf(...setUp);
  return async (slug: string, options?: Parameters<Client['pages']['get']>[1]) =>
    Number((await client.pages.get(slug, options)).name);
};

describe('cached calls', () => {
  it('are sent once for concurrent callers, and served to later ones', async () => {
    const read = reading(numbering());
    expect(new Set(await Promise.all([read('a'), read('a'), read('a')]))).toEqual(new Set([1]));
    expect(await read('a')).toBe(1);
    expect(await read('b')).toBe(2);
  });

  it('return the same frozen object to all callers', async () => {
    const client = clientOf(numbering());
    const [first, again] = [await client.pages.get('a'), await client.pages.get('a')];
    expect(again).toBe(first);
    expect(() => Object.assign(first.sections, { length: 0 })).toThrow(TypeError);
  });

  it('separate languages', async () => {
    const read = reading(numbering());
    expect(await read('a', { locale: 'en' })).toBe(1);
    expect(await read('a', { locale: 'ar' })).toBe(2);
    expect(await read('a', { locale: 'en' })).toBe(1);
  });

  it('depend on the current version', async () => {
    let version = 1;
    const read = reading(numbering(), { version: () => version });
    expect(await read('a')).toBe(1);
    version = 2;
    expect(await read('a')).toBe(2);
  });

  it('expire after the API’s max-age', async () => {
    let time = 1;
    const read = reading(numbering({ cacheControl: 'public, max-age=2' }), { now: () => time });
    await read('a');
    time += 2000;
    expect(await read('a')).toBe(1);
    time += 1;
    expect(await read('a')).toBe(2);
  });

  it('expire after their lifetime', async () => {
    const read = reading(numbering(), { lifetimeMs: () => 0 });
    await read('a');
    expect(await read('a')).toBe(2);
  });

  it.each([
    ['with no-store', 'no-store'],
    ['that are private', 'private, max-age=30'],
    ['without Cache-Control', ''],
  ])('exclude responses %s', async (_, cacheControl) => {
    const read = reading(numbering({ cacheControl }));
    await read('a');
    expect(await read('a')).toBe(2);
  });

  it.each([404, 503])('exclude failures (%i)', async (status) => {
    const api = numbering({ status });
    const read = reading(api);
    await expect(read('a')).rejects.toMatchObject({ status });
    await expect(read('a')).rejects.toMatchObject({ status });
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('exclude writes and the staff check', async () => {
    const api = vi.fn(async (_url: string, { method }: RequestInit) =>
      Response.json(
        { results: method === 'POST' ? { id: 1 } : true },
        { headers: { 'cache-control': PUBLIC } },
      ),
    );
    const client = clientOf(api);
    await Promise.all([client.auth.isStaff(), client.auth.isStaff()]);
    await client.leads.create(1, { name: 'Noura', phone: '0500000000' });
    await client.leads.create(1, { name: 'Noura', phone: '0500000000' });
    expect(api).toHaveBeenCalledTimes(4);
  });

  it('continue after the first visitor leaves', async () => {
    const controller = new AbortController();
    const api = numbering();
    const read = reading(api);
    const first = read('a', { signal: controller.signal });
    controller.abort();
    expect(api.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    expect(await first).toBe(1);
    expect(await read('a')).toBe(1);
  });

  it('respect the memory limit', async () => {
    const read = reading(numbering(), { maxBytes: 4 * (JSON.stringify(makePage()).length + 100) });
    for (const slug of ['a', 'b', 'c']) await read(slug);
    expect(await read('a')).toBe(4);
  });
});
