import { endpoints } from '@diwan/sdk/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../platform/operations/create-logger';
import { openTestApi, type TestApi } from '../testing/test-api';
import { createApi } from './create-api';
import { readConfig } from './read-config';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const logger = createLogger({ logLevel: 'silent' });

const PATH = '/api/cms/public/items/categories';

describe('routing', () => {
  it('serves every endpoint of the table', async () => {
    for (const { method, path } of Object.values(endpoints)) {
      const address = path.replace('{slug}', 'home').replace(/\{[^}]+\}/g, '0');
      const { status, body } = await api.call(`/api${address}`, { method });
      expect(body, `${path} ${status}`).not.toMatchObject({ message: 'Page Not Found' });
    }
  });
  it('returns a JSON 404 in the visitor’s language', async () => {
    for (const address of [
      '/',
      '/api',
      '/api/cms/public/nothing',
      '/api/cms/public/items/1/2/3',
      '/files/x',
    ]) {
      const { status, body } = await api.call(address, { headers: { 'accept-language': 'fr, ar;q=0.9' } });
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'الصفحة غير موجودة', code: 'not_found' },
      });
    }
  });
  it('lists the allowed methods in Allow', async () => {
    for (const [method, address, allowed] of [
      ['POST', PATH, 'GET'],
      ['DELETE', '/api/cms/public/items/101', 'GET'],
      ['GET', '/api/crm/public/orders', 'POST'],
      ['PUT', '/files/media/placeholder.png', 'GET'],
    ] as const) {
      const { status, headers, body } = await api.call(address, { method });
      expect({ status, body }).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(headers.get('allow')).toContain(allowed);
    }
  });
  it('answers HEAD like GET, without a body', async () => {
    const { status, headers, body } = await api.call(PATH, { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers.get('etag')).toBeTruthy();
  });
  it('serves images and health checks', async () => {
    expect((await api.call('/files/media/partners/partner-01.svg')).status).toBe(200);
    expect((await api.call('/images/placeholder.png')).headers.get('content-type')).toBe('image/png');
    expect((await api.call('/healthz')).status).toBe(200);
    expect((await api.call('/readyz')).status).toBe(200);
  });
});

describe('caching', () => {
  it('lets caches store public responses briefly, per language', async () => {
    const { headers } = await api.call(PATH);
    expect(headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=120');
    expect(headers.get('vary')).toBe('Accept-Language, Origin, Accept-Encoding');
  });
  it('returns 304 for a known ETag, with CORS headers', async () => {
    const etag = (await api.call(PATH)).headers.get('etag') ?? '';
    const again = await api.call(PATH, {
      headers: { 'if-none-match': etag, origin: 'https://partner.example' },
    });
    expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    expect(again.headers.get('cache-control')).toContain('max-age=30');
  });
  it('keeps errors out of caches', async () => {
    expect((await api.call('/api/cms/public/items/999999')).headers.get('cache-control')).toBe('no-store');
    expect((await api.call('/api/crm/public/promos/verfiy/NOPE')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });
});

describe('other origins', () => {
  const preflight = (app: TestApi['app'], origin: string) =>
    app.request('/api/crm/public/requests', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });

  it('are all allowed by default, without credentials', async () => {
    const response = await preflight(api.app, 'https://partner.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-allow-headers')).toMatch(/idempotency-key/i);
    const { headers } = await api.call('/api/cms/public/items/999999', {
      headers: { origin: 'https://p.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
  it('send credentials only if they are listed', async () => {
    const config = readConfig({ ALLOWED_ORIGINS: 'https://shop.example/, https://partner.example' });
    const app = createApi({ db: api.db, config, logger });
    const allowed = await preflight(app, 'https://partner.example');
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await preflight(app, 'https://elsewhere.example');
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('request validation', () => {
  it('reports each invalid field', async () => {
    const { status, body } = await api.call('/api/cms/public/items?limit=101&sort_by=color&page=0');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', message: expect.stringContaining('not valid') });
    expect((body as { errors: { path: string }[] }).errors.map(({ path }) => path).sort()).toEqual([
      'limit',
      'page',
      'sort_by',
    ]);
  });
  it('distinguishes missing from invalid fields in Arabic', async () => {
    const { body } = await api.call('/api/crm/public/leads/1', {
      body: { name: 'نورة', email: 'x' },
      headers: { 'accept-language': 'ar' },
    });
    expect(body).toMatchObject({
      message: 'بعض البيانات ناقصة أو غير صحيحة.',
      errors: expect.arrayContaining([
        { path: 'phone', message: 'املأ هذا الحقل' },
        { path: 'email', message: 'القيمة غير صحيحة' },
      ]),
    });
  });
  it('limits the number and length of reported errors', async () => {
    const lead = { name: 'Sara', phone: '0501234567' };
    const address = { country_id: 'x'.repeat(40_000), governorate_id: 1, zone_id: 1 };
    const cart = Array.from({ length: 15_000 }, () => ({}));
    const { status, body } = await api.call('/api/crm/public/orders', {
      body: { lead, address, cart, tax_rate: 0, shipping_fee: 0 },
    });
    const { errors } = body as { errors: { path: string; message: string }[] };
    expect(status).toBe(400);
    expect(errors).toHaveLength(50);
    expect(errors[0]).toEqual({ path: 'address.country_id', message: expect.stringMatching(/x…$/) });
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
  });
  it('limits the number of reported errors that only the database finds', async () => {
    const lead = { name: 'Sara', email: 'sara@example.com', phone: '0501234567' };
    const customization = { fabric_ids: Array.from({ length: 50 }, (_, index) => 900_000 + index) };
    const details = Array.from({ length: 200 }, () => ({ item_id: 101, quantity: 1, customization }));
    const { status, body } = await api.call('/api/crm/public/requests', { body: { lead, details } });
    expect(status).toBe(400);
    expect((body as { errors: { path: string }[] }).errors).toHaveLength(50);
    expect(body).toMatchObject({
      errors: [{ path: 'details.0.customization.fabric_ids.0' }, ...Array(49).fill({})],
    });
  });
  it('rejects malformed, mistyped and oversized bodies', async () => {
    const send = (body: string, type = 'application/json') =>
      api.app.request('/api/crm/public/leads/1', {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(body.length) },
      });
    const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
    expect(await codeOf(await send('{"name":'))).toBe('malformed_body');
    expect(await codeOf(await send('{"name":"\\u0000"}'))).toBe('malformed_body');
    expect(await codeOf(await send('name=x', 'application/x-www-form-urlencoded'))).toBe(
      'unsupported_media_type',
    );
    expect(await codeOf(await send(`"${'x'.repeat(300_000)}"`))).toBe('payload_too_large');
  });
});

describe('unexpected errors', () => {
  it('are logged, and their details are not sent', async () => {
    await api.db.execute(sql`alter table partners rename to partners_away`);
    const { status, body, headers } = await api.call('/api/cms/public/partners');
    await api.db.execute(sql`alter table partners_away rename to partners`);
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: 'Something went wrong', code: 'internal' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(api.logged.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});
