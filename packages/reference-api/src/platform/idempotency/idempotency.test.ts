import type { QuoteRequest } from '@diwan/sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys, leads, orders, quoteRequests } from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';

const START = new Date('2026-03-01T09:00:00Z');
const ORDERS = '/api/crm/public/orders';
const REQUESTS = '/api/crm/public/requests';

let api: TestApi;
let now = START;
beforeAll(async () => {
  api = await openTestApi({ now: () => now });
  await allowDemoOrders(api.db, now);
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  for (const table of [idempotencyKeys, orders, leads]) await api.db.delete(table);
});

const request: QuoteRequest = {
  lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
  notes: 'A majlis for twelve',
};
const post = (path: string, body: unknown, key?: string, headers = {}) =>
  api.call(path, { body, headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers } });
const requestCount = async () => (await api.db.select().from(quoteRequests)).length;

describe('a repeated key', () => {
  it.each([
    ['orders', ORDERS, demoOrder(), orders],
    ['requests', REQUESTS, request, quoteRequests],
    ['leads', '/api/crm/public/leads/1', request.lead, leads],
  ])('creates one row and returns one response for twenty parallel %s', async (_, path, body, table) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(path, body, 'once')));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await api.db.select().from(table)).toHaveLength(1);
  });
  it('gets the first response byte for byte, even after the phone proof expired', async () => {
    const first = await post(ORDERS, demoOrder(), 'order-1');
    now = new Date(START.getTime() + 2 * 60 * 60 * 1000);
    const repeat = await post(ORDERS, demoOrder(), 'order-1');
    expect(repeat.status).toBe(200);
    expect(JSON.stringify(repeat.body)).toBe(JSON.stringify(first.body));
  });
  it('matches the same request with different JSON formatting', async () => {
    const first = await post(REQUESTS, request, 'key');
    const { lead, notes } = request;
    const repeat = await post(REQUESTS, { notes, lead, details: [] }, 'key', { 'accept-language': 'ar' });
    expect(repeat.body).toEqual(first.body);
    expect(await requestCount()).toBe(1);
  });
  it('is rejected with different content', async () => {
    await post(REQUESTS, request, 'key');
    const { status, body } = await post(REQUESTS, { ...request, notes: 'Another' }, 'key');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await requestCount()).toBe(1);
  });
  it('is rejected for another lead form', async () => {
    await post('/api/crm/public/leads/1', request.lead, 'key');
    const { status } = await post('/api/crm/public/leads/2', request.lead, 'key');
    expect(status).toBe(422);
  });
  it('is independent per endpoint', async () => {
    await post(REQUESTS, request, 'key');
    expect((await post('/api/crm/public/leads/1', request.lead, 'key')).status).toBe(200);
  });
  it('can be reused after a failure', async () => {
    const refused = await post(ORDERS, demoOrder({ tax_rate: 0 }), 'key');
    expect(refused.status).toBe(409);
    expect((await post(ORDERS, demoOrder(), 'key')).status).toBe(200);
    expect(await api.db.select().from(orders)).toHaveLength(1);
  });
  it('expires after a day', async () => {
    await post(REQUESTS, request, 'key');
    now = new Date(START.getTime() + 24 * 60 * 60 * 1000);
    await post(REQUESTS, request, 'key');
    expect(await requestCount()).toBe(2);
  });
});

describe('without a key', () => {
  it('every call creates a record', async () => {
    await post(REQUESTS, request);
    await post(REQUESTS, request);
    expect(await requestCount()).toBe(2);
  });
});

describe('a key', () => {
  it.each(['x', 'a'.repeat(200), '7f1c2b9e-0000-4000-8000-1234567890ab', '!~'])('can be %j', async (key) => {
    expect((await post(REQUESTS, request, key)).status).toBe(200);
  });
  it.each(['', 'a'.repeat(201), 'two words', 'é', 'tab\tkey'])('cannot be %j', async (key) => {
    const { status, body } = await post(REQUESTS, request, key);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'Idempotency-Key' }] });
  });
});
