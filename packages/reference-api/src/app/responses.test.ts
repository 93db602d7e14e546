import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { items, promos } from '../db/schema';
import { openTestApi, type TestApi } from '../testing/test-api';

const LIST = '/api/cms/public/items?limit=24';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ cachesResponses: true });
  await vi.waitFor(() => expect(api.contentChanges.isLive()).toBe(true), { timeout: 20_000 });
});
afterAll(() => api.close());

const read = (path: string, headers: Record<string, string> = {}) => api.app.request(path, { headers });
const decoded = async (response: Response, decode: (body: Buffer) => Buffer) =>
  JSON.parse(decode(Buffer.from(await response.arrayBuffer())).toString()) as {
    results: { name_en: string }[];
  };

describe('public responses', () => {
  it('are sent in the best encoding the client accepts', async () => {
    const plain = await read(LIST);
    const text = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    const br = await read(LIST, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('content-type')).toContain('application/json');
    expect(br.headers.get('vary')).toMatch(/Accept-Encoding/);
    expect(br.headers.get('vary')).toMatch(/Origin/);
    expect(br.headers.get('x-content-type-options')).toBe('nosniff');
    const body = Buffer.from(await br.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(text);
    expect(body.length).toBeLessThan(text.length / 5);
    const gzip = await read(LIST, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  });

  it('have an ETag per encoding, and return 304 when it matches', async () => {
    const tags = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const first = await read(LIST, { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      tags.add(etag);
      const again = await read(LIST, {
        'accept-encoding': encoding,
        'if-none-match': etag,
        origin: 'https://a.example',
      });
      expect(again.status).toBe(304);
      expect(again.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(tags.size).toBe(3);
  });

  it('ignore unknown parameters and the order of parameters', async () => {
    const one = await read('/api/cms/public/items?category=1&limit=2&gclid=x');
    const other = await read('/api/cms/public/items?limit=2&category=1');
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
  });

  it('name unknown parameters in a header, also to other origins', async () => {
    const { headers } = await read('/api/cms/public/items?colour=2&limit=2&gclid=x', {
      origin: 'https://a.example',
    });
    expect(headers.get('x-ignored-parameters')).toBe('colour, gclid');
    expect(headers.get('access-control-expose-headers')).toContain('x-ignored-parameters');
    expect((await read('/api/cms/public/items?limit=2&color=2')).headers.has('x-ignored-parameters')).toBe(
      false,
    );
    const hostile = await read(`/api/cms/public/items?${encodeURIComponent('a\r\nset-cookie: b')}=1`);
    expect(hostile.headers.has('x-ignored-parameters')).toBe(false);
  });

  it('are not shared between hosts where they name the shop’s own', async () => {
    const target = async (origin: string) => {
      const response = await read(`${origin}/api/cms/public/redirect/our-catalog`);
      return ((await response.json()) as { results: string }).results;
    };
    expect(await target('https://one.example')).toBe('https://one.example/catalog');
    expect(await target('https://two.example')).toBe('https://two.example/catalog');
  });

  it('count all items of a paged list', async () => {
    const total = async (path: string) => {
      const body = (await (await read(path)).json()) as { results: unknown[]; total?: number };
      return body.total;
    };
    const all = ((await (await read('/api/cms/public/items?limit=100')).json()) as { results: unknown[] })
      .results;
    expect(await total('/api/cms/public/items?limit=2')).toBe(all.length);
    expect(await total('/api/cms/public/items?limit=2&page=2')).toBe(all.length);
    expect(await total('/api/cms/public/items?limit=2&page=10000')).toBe(all.length);
    expect(await total('/api/cms/public/items?query=zzzzzz')).toBe(0);
    expect(await total('/api/cms/public/items?limit=2&sort_by=id&sort_order=ASC&id_min=2')).toBeUndefined();
    expect(await total('/api/cms/public/projects?limit=1')).toBeGreaterThan(1);
    expect(await total('/api/cms/public/partners?limit=1')).toBeGreaterThan(1);
  });

  it('change as soon as any program changes the content', async () => {
    const named = async () =>
      (await decoded(await read(LIST), (body) => body)).results.map(({ name_en }) => name_en);
    const [first] = await named();
    await api.db
      .update(items)
      .set({ nameEn: 'Renamed sofa' })
      .where(eq(items.nameEn, first ?? ''));
    await expect.poll(named).toContain('Renamed sofa');
  });

  it('are not invalidated by visitors’ writes', async () => {
    const before = api.contentChanges.version();
    await api.db.update(promos).set({ usedCount: 1 }).where(eq(promos.code, 'WELCOME10'));
    await api.call('/api/crm/public/leads/1', { body: { name: 'Sara', phone: '0501234567' } });
    // Notifications arrive in order, so this one follows theirs.
    await api.db.update(items).set({ position: 1 }).where(eq(items.id, 101));
    await expect.poll(() => api.contentChanges.version()).toBe(before + 1);
  });
});

describe('other responses', () => {
  it('are compressed when they are long, and never cached', async () => {
    const short = await read('/api/cms/public/items/none', { 'accept-encoding': 'br' });
    expect(short.status).toBe(404);
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(short.headers.get('x-content-type-options')).toBe('nosniff');
    const long = await read('/api/openapi.json', { 'accept-encoding': 'br' });
    expect(long.headers.get('content-encoding')).toBe('br');
    const document = JSON.parse(brotliDecompressSync(Buffer.from(await long.arrayBuffer())).toString());
    expect(document.openapi).toMatch(/^3/);
  });
});
