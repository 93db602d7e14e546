import type { LeadRecord, OrderReceipt, OrderRecord, RequestRecord } from '@diwan/sdk/contract';
import { endpoints, staffEndpoints } from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  events,
  leads,
  orders,
  quoteRequests,
  rateLimits,
  settingsGroups,
  statusChanges,
} from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';

const START = new Date('2026-03-01T09:00:00Z');
const staffToken = 'staff-token-of-tests';
const headers = { authorization: `Bearer ${staffToken}` };

let api: TestApi;
let now = START;
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { staffToken } });
  await allowDemoOrders(api.db, START);
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  for (const table of [events, statusChanges, orders, quoteRequests, leads, rateLimits])
    await api.db.delete(table);
});

const resultsOf = <Results>({ body }: { body: unknown }) => (body as { results: Results }).results;
const get = (path: string) => api.call(`/api/staff/${path}`, { headers });
const orderList = async (query = '') => resultsOf<OrderRecord[]>(await get(`orders${query}`));
const move = (path: string, status: string, note?: string) =>
  api.call(`/api/staff/${path}/status`, { body: { status, note }, headers });

async function place(changes: Parameters<typeof demoOrder>[0] = {}): Promise<OrderReceipt> {
  return resultsOf(await api.call('/api/crm/public/orders', { body: demoOrder(changes) }));
}

it('lists count all records, unless a text is searched or an export continues', async () => {
  for (let count = 0; count < 3; count += 1) await place();
  const total = async (query: string) => (await get(query)).body;
  expect(await total('orders?limit=2')).toMatchObject({ total: 3 });
  expect(await total('orders?limit=2&status=cancelled')).toMatchObject({ total: 0 });
  expect(await total('leads?limit=1')).toMatchObject({ total: 1 });
  expect(await total('events?limit=1')).toMatchObject({ total: 3 });
  expect(await total('orders?limit=1&query=966')).not.toHaveProperty('total');
  expect(await total(`orders?limit=1&before=${2 ** 31 - 1}`)).not.toHaveProperty('total');
});

describe('staff endpoints', () => {
  const calls = Object.entries(staffEndpoints).map(([name, { method, path }]) => ({
    name,
    method,
    path: `/api${path.replace('{id}', '1')}`,
  }));
  it.each(calls)('reject $name without the staff token', async ({ method, path }) => {
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${staffToken}`]) {
      const response = await api.call(path, {
        method,
        ...(method === 'POST' && { body: { status: 'confirmed' } }),
        ...(authorization && { headers: { authorization } }),
      });
      expect([response.status, (response.body as { code: string }).code]).toEqual([401, 'unauthorized']);
    }
  });
  it('are not in the public client', () => {
    for (const { path } of Object.values(endpoints)) expect(path).not.toMatch(/^\/staff/);
    for (const row of Object.values(staffEndpoints)) expect(row.needsStaffToken).toBe(true);
  });
  it('refuse an address for a minute after ten wrong tokens, except with the right one', async () => {
    const from = async (address: string, token: string, path = '/api/staff/orders') => {
      const response = await api.app.request(
        path,
        { headers: { authorization: `Bearer ${token}` } },
        { incoming: { socket: { remoteAddress: address } } },
      );
      return response.status;
    };
    for (let count = 0; count < 10; count += 1) expect(await from('203.0.113.5', 'a wrong guess')).toBe(401);
    expect(await from('203.0.113.5', 'a wrong guess')).toBe(429);
    expect(await from('203.0.113.5', 'a wrong guess', '/api/auth')).toBe(429);
    expect(await from('203.0.113.5', staffToken)).toBe(200);
    expect(await from('203.0.113.5', staffToken, '/api/auth')).toBe(200);
    expect(await from('203.0.113.6', 'a wrong guess')).toBe(401);
    now = new Date(START.getTime() + 60_000);
    expect(await from('203.0.113.5', 'a wrong guess')).toBe(401);
  });
  it('refuse an IPv6 customer after thirty wrong tokens from many networks', async () => {
    const from = async (address: string, token: string) => {
      const answer = await api.app.request(
        '/api/staff/orders',
        { headers: { authorization: `Bearer ${token}` } },
        { incoming: { socket: { remoteAddress: address } } },
      );
      return answer.status;
    };
    for (let count = 0; count < 30; count += 1)
      expect(await from(`2001:db8:1:${count}::1`, 'a wrong guess')).toBe(401);
    expect(await from('2001:db8:1:ffff::1', 'a wrong guess')).toBe(429);
    expect(await from('2001:db8:1:ffff::1', staffToken)).toBe(200);
    expect(await from('2001:db8:2::1', 'a wrong guess')).toBe(401);
  });
});

describe('orders', () => {
  it('are listed with all fields, newest first', async () => {
    const first = await place({ notes: 'Ring twice' });
    const second = await place();
    const list = await orderList();
    expect(list.map(({ number }) => number)).toEqual([second.number, first.number]);
    expect(v.parse(staffEndpoints['staff.orders.list'].results, list)).toEqual(list);
    expect(list[1]).toMatchObject({
      status: 'placed',
      created_at: expect.any(String),
      lead: { name: 'Sara', email: 'sara@example.com', phone: '+966501234567' },
      address: {
        area_en: 'Saudi Arabia › Riyadh › North Riyadh',
        area_ar: expect.stringContaining('الرياض'),
      },
      lines: [
        { code: 'NF1042', quantity: 2, price: 9940, discount: 15, unit_price: 8449, line_total: 16_898 },
      ],
      notes: 'Ring twice',
      payment_method: 'cash',
      currency: 'SAR',
      tax_rate: 0.15,
      total: first.total,
      history: [],
    });
  });
  it('keep their currency when the shop changes it', async () => {
    await place();
    const [group] = await api.db.select().from(settingsGroups).where(eq(settingsGroups.name, 'commerce'));
    const use = (currency: string) =>
      api.db
        .update(settingsGroups)
        .set({ values: { ...group?.values, currency } })
        .where(eq(settingsGroups.name, 'commerce'));
    await use('AED');
    await place();
    await use('SAR');
    expect((await orderList()).map(({ currency }) => currency)).toEqual(['AED', 'SAR']);
  });
  it('are found by status, text, phone and time, page by page', async () => {
    const { number, id } = await place({
      lead: { name: 'Noura 100%', email: 'n@example.com', phone: '501234567' },
    });
    await place();
    await place();
    await move(`orders/${id}`, 'confirmed');
    const numbers = async (query: string) => (await orderList(query)).map((order) => order.number);
    expect(await numbers('?status=confirmed')).toEqual([number]);
    expect(await numbers('?query=noura')).toEqual([number]);
    expect(await numbers('?query=100%25')).toEqual([number]);
    expect(await numbers(`?query=${number}`)).toEqual([number]);
    expect(await numbers('?query=0501234')).toHaveLength(3);
    expect(await numbers('?query=nou%00ra')).toEqual([number]);
    expect(await numbers('?query=nobody')).toEqual([]);
    expect(await numbers('?limit=2&page=2')).toEqual([number]);
    expect(await numbers('?from=2100-01-01')).toEqual([]);
    expect(await numbers('?to=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await numbers('?from=2020-01-01')).toHaveLength(3);
    expect(await numbers(`?before=${id + 2}`)).toHaveLength(2);
    expect(await numbers(`?before=${id}`)).toEqual([]);
    expect((await get('orders?status=lost')).status).toBe(400);
  });
  it.each(['yesterday', '0000-01-01', '0999-01-01', '2026-02-30', '2025-02-29', '0000-01-01T00:00:00Z'])(
    'filtered by the date %s are refused',
    async (date) => {
      for (const name of ['from', 'to'])
        expect(await get(`orders?${name}=${date}`)).toMatchObject({
          status: 400,
          body: {
            code: 'validation_failed',
            errors: expect.arrayContaining([expect.objectContaining({ path: name })]),
          },
        });
    },
  );
  it("are filtered by days of the shop's time zone", async () => {
    const { id } = await place();
    const listed = async (query: string) => (await orderList(query)).length === 1;
    // Half an hour into the first of March in Riyadh.
    await api.db
      .update(orders)
      .set({ createdAt: new Date('2026-02-28T21:30:00Z') })
      .where(eq(orders.id, id));
    expect(await listed('?from=2026-03-01&to=2026-03-02')).toBe(true);
    expect(await listed('?to=2026-03-01')).toBe(false);
    expect(await listed('?from=2026-03-01T00:00:00Z')).toBe(false);
    const [group] = await api.db.select().from(settingsGroups).where(eq(settingsGroups.name, 'general'));
    const use = (values: Pick<typeof settingsGroups.$inferSelect, 'values'> | undefined) =>
      api.db
        .update(settingsGroups)
        .set({ values: values?.values ?? {} })
        .where(eq(settingsGroups.name, 'general'));
    await use({ values: { ...group?.values, time_zone: 'Europe/London' } });
    expect(await listed('?to=2026-03-01')).toBe(true);
    expect(await listed('?from=2026-03-01')).toBe(false);
    await use(group);
  });
  it('follow the allowed status changes, and each change is recorded', async () => {
    const { id } = await place();
    now = new Date(START.getTime() + 5_000);
    const moved = await move(`orders/${id}`, 'confirmed', 'Called Sara');
    const by = 'owner';
    const change = { from: 'placed', to: 'confirmed', note: 'Called Sara', at: now.toISOString(), by };
    // Nothing of the visitor: a token that may only write can't read.
    expect(moved.body).toEqual({ results: { id, status: 'confirmed', history: [change] } });
    const refused = await move(`orders/${id}`, 'delivered');
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'status_not_allowed']);
    expect((await move(`orders/${id}`, 'lost')).status).toBe(400);
    await move(`orders/${id}`, 'cancelled');
    expect((await move(`orders/${id}`, 'placed')).status).toBe(409);
    const order = resultsOf<OrderRecord>(await get(`orders/${id}`));
    expect(order.history.map(({ to }) => to)).toEqual(['confirmed', 'cancelled']);
  });
  it('change status once for parallel calls', async () => {
    const { id } = await place();
    const responses = await Promise.all(Array.from({ length: 5 }, () => move(`orders/${id}`, 'confirmed')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await api.db.select().from(statusChanges)).toHaveLength(1);
  });
  it('that do not exist return not_found', async () => {
    expect((await get('orders/999999')).status).toBe(404);
    expect((await move('orders/999999', 'confirmed')).status).toBe(404);
  });
  it('are not cacheable', async () => {
    expect((await get('orders')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('requests and leads', () => {
  it('are listed with selected options and can change status', async () => {
    await api.call('/api/crm/public/requests', {
      body: {
        lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
        notes: 'By Eid',
        details: [
          { item_id: 101, quantity: 2, customization: { color_id: 3, fabric_ids: [2, 4], width: 250 } },
        ],
      },
    });
    const [request] = resultsOf<RequestRecord[]>(await get('requests?query=sara'));
    expect(v.parse(staffEndpoints['staff.requests.list'].results, [request])).toEqual([request]);
    expect(request).toMatchObject({
      status: 'new',
      notes: 'By Eid',
      details: [
        {
          code: 'NF1042',
          quantity: 2,
          customization: { width: 250 },
          color: { name_en: expect.stringMatching(/\S/), name_ar: expect.stringMatching(/\S/) },
          fabrics: [{}, {}],
        },
      ],
    });
    const moved = await move(`requests/${request?.id}`, 'answered');
    expect(moved.body).toEqual({
      results: { id: request?.id, status: 'answered', history: [expect.objectContaining({ from: 'new' })] },
    });
  });
  it('can be filtered by form', async () => {
    await api.call('/api/crm/public/leads/1', {
      body: { name: 'Omar', phone: '0501234567' },
    });
    await place();
    const all = resultsOf<LeadRecord[]>(await get('leads'));
    expect(all).toHaveLength(2);
    const [lead, ...others] = resultsOf<LeadRecord[]>(await get('leads?source_id=1'));
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ name: 'Omar', phone: '+966501234567', source_id: 1, status: 'new' });
    expect((await move(`leads/${lead?.id}`, 'contacted')).body).toEqual({
      results: { id: lead?.id, status: 'contacted', history: [expect.objectContaining({ from: 'new' })] },
    });
  });
});
