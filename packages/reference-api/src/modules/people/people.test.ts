import { randomUUID } from 'node:crypto';
import type { ForgottenPerson } from '@diwan/sdk/contract';
import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tablesInOrder } from '../../admin/backup/backup';
import { readConfig } from '../../app/read-config';
import {
  erasures,
  events,
  idempotencyKeys,
  leads,
  orderLines,
  orders,
  otpCodes,
  otpOutbox,
  quoteRequests,
  rateLimits,
  statusChanges,
  verifiedPhones,
} from '../../db/schema';
import { demoOrder, proofIn, verifyPhone } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { addStaffToken } from '../staff/staff-tokens.repository';
import { sweepExpired } from './retention.repository';

const START = new Date('2026-03-01T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const staffToken = 'staff-token-of-tests';
const headers = { authorization: `Bearer ${staffToken}` };

/** Marks that must be nowhere in the database afterwards. */
const MARKS = ['Rashida', 'rashida', '555000111', 'Hidden Street', 'Ring the blue bell', 'Asked for oak'];
const person = { name: 'Rashida', email: 'rashida@example.com', phone: '0555000111' };

let api: TestApi;
let now = START;
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { staffToken } });
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  for (const table of [events, statusChanges, orders, quoteRequests, leads, rateLimits, idempotencyKeys])
    await api.db.delete(table);
  for (const table of [erasures, otpCodes, otpOutbox, verifiedPhones]) await api.db.delete(table);
});

const staffCall = (path: string, body: unknown) => api.call(`/api/staff/${path}`, { body, headers });
async function forget(body: unknown): Promise<ForgottenPerson> {
  const response = await staffCall('people/forget', body);
  expect(response.status).toBe(200);
  return (response.body as { results: ForgottenPerson }).results;
}

async function placeOrder(lead = person): Promise<number> {
  const phone = lead.phone.slice(1);
  const { body } = await api.call('/api/crm/public/orders', {
    body: demoOrder({
      lead: { ...lead, phone },
      phone_proof: proofIn(await verifyPhone(api, phone)),
      address: {
        country_id: 1,
        governorate_id: 1,
        zone_id: 1,
        street: lead === person ? 'Hidden Street' : 'Olaya',
        flat: '12',
      },
      notes: lead === person ? 'Ring the blue bell' : '',
    }),
    headers: { 'idempotency-key': randomUUID() },
  });
  now = new Date(now.getTime() + 60_000);
  return (body as { results: { id: number } }).results.id;
}
const move = (path: string, status: string, note = 'Asked for oak') =>
  staffCall(`${path}/status`, { status, note });
const sendRequest = (lead = person) =>
  api.call('/api/crm/public/requests', {
    body: { lead, notes: 'Asked for oak', details: [{ item_id: 101, quantity: 1 }] },
    headers: { 'idempotency-key': randomUUID() },
  });
const leaveLead = (lead: object = person) => api.call('/api/crm/public/leads/1', { body: lead });

/** Rows of any table that contain one of the texts. */
async function rowsNaming(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesInOrder(api.db)) {
    const name = sql.identifier(table);
    const { rows } = (await api.db.execute(
      sql`select row_to_json(${name})::text as line from ${name}`,
    )) as unknown as { rows: { line: string }[] };
    found.push(
      ...rows
        .filter(({ line }) => texts.some((text) => line.includes(text)))
        .map(({ line }) => `${table} ${line}`),
    );
  }
  return found;
}

/** A person with one of each, also delivered and pending messages; and another one. */
async function fillShop(): Promise<void> {
  const id = await placeOrder();
  await move(`orders/${id}`, 'confirmed');
  await move(`orders/${id}`, 'cancelled');
  await sendRequest();
  await leaveLead();
  await api.db.update(events).set({ state: 'delivered', deliveredAt: now }).where(sql`type = 'order.placed'`);
  await placeOrder({ name: 'Omar', email: 'omar@example.com', phone: '0544000222' });
  await leaveLead({ name: 'Omar', phone: '0544000222' });
}

describe('forgetting a person', () => {
  it.each([
    ['phone', { phone: '+966 555 000 111' }, ['rashida@example.com']],
    ['phone as typed', { phone: '٠٥٥٥٠٠٠١١١' }, ['rashida@example.com']],
    ['e-mail', { email: 'RASHIDA@EXAMPLE.com' }, ['+966555000111']],
  ])('by %s removes every trace, keeps the figures, and says what it did', async (_, body, also) => {
    await fillShop();
    const before = await api.db.select().from(orders).orderBy(asc(orders.id));
    const lines = await api.db.select().from(orderLines);
    expect((await rowsNaming(MARKS)).length).toBeGreaterThan(8);

    expect(await forget(body)).toEqual({
      orders: 1,
      open_orders: 0,
      requests: 1,
      leads: 2,
      messages: 5,
      delivered_messages: 1,
      verifications: expect.any(Number),
      also_named: also,
    });

    expect(await rowsNaming(MARKS)).toEqual([]);
    const [order, other] = await api.db.select().from(orders).orderBy(asc(orders.id));
    const { number, currency, subtotal, shippingFee, tax, total, createdAt, countryId } = before[0] ?? {};
    expect(order).toMatchObject({
      number,
      currency,
      subtotal,
      shippingFee,
      tax,
      total,
      createdAt,
      countryId,
    });
    expect(order).toMatchObject({ name: '', phoneDigits: '', areaEn: 'Saudi Arabia', anonymizedAt: now });
    expect(await api.db.select().from(orderLines)).toEqual(lines);
    expect(other).toEqual(before[1]);
    expect(await api.db.select().from(leads)).toMatchObject([{ name: 'Omar' }, { name: 'Omar' }]);
    const { body: shown } = await api.call(`/api/staff/orders/${order?.id}`, { headers });
    expect(shown).toMatchObject({
      results: {
        lead: { name: '', email: null, phone: '' },
        anonymized_at: now.toISOString(),
        lines: [{ code: 'NF1042' }],
        history: [
          { to: 'confirmed', note: '' },
          { to: 'cancelled', note: '' },
        ],
      },
    });
  });
  it('deletes the codes, proofs and limits of the phone, and that it was here before', async () => {
    await verifyPhone(api, '555000111');
    now = new Date(now.getTime() + 60_000);
    await api.call('/api/crm/public/otp/request/966/555000111', { method: 'POST' });
    const rows = async () =>
      (
        await Promise.all(
          [otpCodes, otpOutbox, verifiedPhones, rateLimits].map((table) => api.db.select().from(table)),
        )
      ).flat().length;
    const before = await rows();
    const { verifications } = await forget({ phone: '0555000111' });
    // A code, two messages of the outbox, a proof, the phone's limit and that it was here.
    expect(verifications).toBe(6);
    expect(await rows()).toBe(before - 6);
  });
  it('keeps orders under way unless asked to include them', async () => {
    await placeOrder();
    await leaveLead();
    expect(await forget({ phone: '0555000111' })).toMatchObject({ orders: 0, open_orders: 1, leads: 1 });
    expect(await api.db.select().from(orders)).toMatchObject([{ name: 'Rashida' }]);
    expect(await api.db.select().from(leads)).toMatchObject([{ name: 'Rashida', sourceId: null }]);
    expect(await forget({ phone: '0555000111', open_orders: true })).toMatchObject({ orders: 1, leads: 1 });
    expect(await rowsNaming(MARKS)).toEqual([]);
  });
  it('still sends the figures of an order that waits for its receiver', async () => {
    const id = await placeOrder();
    await forget({ phone: '0555000111', open_orders: true });
    const [event] = await api.db.select().from(events);
    expect(event).toMatchObject({
      state: 'pending',
      subjectId: id,
      data: { id, total: expect.any(Number), lead: { name: '' }, lines: [{ quantity: 2 }] },
    });
  });
  it('finds a phone that could not be parsed', async () => {
    await leaveLead({ name: 'Rashida', phone: '+1 (202) 555-0142' });
    expect(await forget({ phone: '+1 202 555 0142' })).toMatchObject({ leads: 1 });
  });
  it('is recorded without saying whose data it was', async () => {
    await fillShop();
    await forget({ phone: '0555000111' });
    expect(await api.db.select().from(erasures)).toMatchObject([
      { records: { orders: 1, leads: 2 }, madeBy: 'owner', createdAt: now },
    ]);
  });
  it('needs a scope of its own', async () => {
    const statusWith = async (name: string, scopes: ('records:write' | 'personal-data:erase')[]) => {
      const token = await addStaffToken(api.db, { name, scopes, expiresAt: null, now });
      const authorization = `Bearer ${token}`;
      const response = await api.call('/api/staff/people/forget', {
        body: { phone: '0555000111' },
        headers: { authorization },
      });
      return response.status;
    };
    expect(await statusWith('Writer', ['records:write'])).toBe(403);
    expect(await statusWith('Eraser', ['personal-data:erase'])).toBe(200);
  });
  it.each([{}, { phone: '0555000111', email: 'a@b.example' }, { phone: 'Sara' }, { email: 'Sara' }])(
    'refuses %j',
    async (body) => {
      expect((await staffCall('people/forget', body)).status).toBe(400);
    },
  );
});

describe('the sweep', () => {
  const { retention } = readConfig({});
  async function sweepAfter(days: number) {
    // Stored with the clock of the database.
    for (const table of [orders, quoteRequests, leads]) await api.db.update(table).set({ createdAt: START });
    return sweepExpired(api.db, { retention, now: new Date(START.getTime() + days * DAY) });
  }

  it('deletes leads and requests after two years, but not the people of orders', async () => {
    await placeOrder();
    await sendRequest({ ...person, name: 'Huda' });
    await leaveLead();
    expect(await sweepAfter(729)).not.toHaveProperty('leads');
    expect(await sweepAfter(731)).toMatchObject({ requests: 1, leads: 2 });
    expect(await api.db.select().from(leads)).toMatchObject([{ name: 'Rashida' }]);
    expect(await api.db.select().from(quoteRequests)).toEqual([]);
  });
  it('removes the people of orders after ten years', async () => {
    await placeOrder();
    expect(await sweepAfter(3651)).toMatchObject({ order_contacts: 1, leads: 1 });
    expect(await rowsNaming(MARKS)).toEqual([]);
    expect(await api.db.select().from(orders)).toMatchObject([{ total: 1_955_270 }]);
    expect(await sweepAfter(3652)).not.toHaveProperty('order_contacts');
  });
  it('deletes delivered messages after 30 days and those never sent after 90', async () => {
    await leaveLead();
    await api.db.update(events).set({ state: 'delivered', deliveredAt: START });
    await leaveLead();
    expect(await sweepAfter(29)).not.toHaveProperty('delivered_events');
    expect(await sweepAfter(31)).toMatchObject({ delivered_events: 1 });
    expect(await sweepAfter(89)).not.toHaveProperty('unsent_events');
    expect(await sweepAfter(91)).toMatchObject({ unsent_events: 1 });
  });
  it('deletes codes, proofs, limits and answers once they have expired', async () => {
    await placeOrder();
    await api.call('/api/crm/public/otp/request/966/555000111', { method: 'POST' });
    expect(await sweepAfter(0)).toEqual({});
    expect(await sweepAfter(1.01)).toMatchObject({ answers: 1, codes: 1, sent_codes: 2, proofs: 1 });
    await sweepAfter(100);
    for (const table of [otpCodes, otpOutbox, verifiedPhones, rateLimits, idempotencyKeys])
      expect(await api.db.select().from(table)).toEqual([]);
  });
  it('works in batches until nothing is left', async () => {
    const row = { name: 'Old', phone: '0', createdAt: START };
    await api.db.insert(leads).values(Array.from({ length: 450 }, () => row));
    expect(await sweepAfter(731)).toMatchObject({ leads: 450 });
  });
  it('keeps as long as the settings say', () => {
    const { retention: custom } = readConfig({ KEEP_LEADS: '30', KEEP_ANSWERS: '2' });
    expect(custom).toMatchObject({ leadsMs: 30 * DAY, answersMs: 2 * DAY, requestsMs: 730 * DAY });
    expect(() => readConfig({ KEEP_LEADS: '0' })).toThrow('KEEP_LEADS must be a number of days.');
  });
});
