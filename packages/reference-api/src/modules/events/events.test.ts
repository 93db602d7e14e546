import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OrderReceipt } from '@diwan/sdk/contract';
import { asc } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events, leads, orders, quoteRequests, statusChanges } from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, recordingLogger, type TestApi } from '../../testing/test-api';
import { deliverNext, startDelivery } from './deliver-events';
import { claimEvent } from './events.repository';
import { webhookReceiver } from './send-webhook';

const START = new Date('2026-03-01T09:00:00Z');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const staffToken = 'staff-token-of-tests';
const staff = { authorization: `Bearer ${staffToken}` };

let api: TestApi;
let now = START;
let jitter = 0;
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { staffToken } });
  await allowDemoOrders(api.db, START);
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  jitter = 0;
  for (const table of [events, statusChanges, orders, quoteRequests, leads]) await api.db.delete(table);
});

const placeOrder = async () => {
  const { body } = await api.call('/api/crm/public/orders', { body: demoOrder() });
  return (body as { results: OrderReceipt }).results;
};
const leaveLead = () => api.call('/api/crm/public/leads/1', { body: { name: 'Omar', phone: '0501234567' } });
const later = (ms: number) => new Date(now.getTime() + ms);
const HOUR = 60 * 60 * 1000;

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that responds with `status`, or never while `isSilent`. */
async function openReceiver() {
  const received: Message[] = [];
  const receiver: { status: number; isSilent: boolean; headers: OutgoingHttpHeaders } = {
    status: 204,
    isSilent: false,
    headers: {},
  };
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    received.push({ headers: incoming.headers, body });
    if (!receiver.isSilent) outgoing.writeHead(receiver.status, receiver.headers).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { receiver, received, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const { logger } = recordingLogger();
const target = (timeoutMs = 15_000) => ({ url: receiver.url, secret: SECRET, timeoutMs });
const attempt = (timeoutMs?: number) =>
  deliverNext({
    db: api.db,
    logger,
    receiver: webhookReceiver(target(timeoutMs)),
    now: () => now,
    random: () => jitter,
  });
const staffRetry = (id: number | undefined) =>
  api.call(`/api/staff/events/${id}/retry`, { method: 'POST', headers: staff });
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);
const stored = () => api.db.select().from(events).orderBy(asc(events.id));

describe('the outbox', () => {
  it('stores an event with the whole record for each order, request and lead', async () => {
    const receipt = await placeOrder();
    await api.call('/api/crm/public/requests', {
      body: {
        lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
        details: [{ item_id: 101, quantity: 1, customization: { color_id: 2, fabric_ids: [4] } }],
      },
    });
    await leaveLead();
    expect(await stored()).toMatchObject([
      { type: 'order.placed', subjectId: receipt.id, data: { number: receipt.number, total: receipt.total } },
      {
        type: 'request.received',
        data: { details: [{ code: 'NF1042', color: { name_en: expect.any(String) }, fabrics: [{}] }] },
      },
      { type: 'lead.received', data: { name: 'Omar', phone: '+966501234567', source_id: 1 } },
    ]);
  });
  it('stores none for a rejected write, and one for a retried write', async () => {
    await api.call('/api/crm/public/orders', { body: demoOrder({ tax_rate: 0 }) });
    expect(await stored()).toEqual([]);
    const headers = { 'idempotency-key': 'once' };
    for (let count = 0; count < 3; count += 1)
      await api.call('/api/crm/public/orders', { body: demoOrder(), headers });
    expect(await stored()).toHaveLength(1);
  });
});

describe('delivery', () => {
  it('posts an event once, with a valid Standard Webhooks signature', async () => {
    const { number } = await placeOrder();
    expect(await attempt()).toBe(true);
    expect(await attempt()).toBe(false);
    expect(receiver.received).toHaveLength(1);
    const { headers, body } = receiver.received[0] as Message;
    const message = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({ type: 'order.placed', timestamp: START.toISOString(), data: { number } });
    expect(headers['webhook-id']).toMatch(/^msg_/);
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(
        body,
        headers as Record<string, string>,
      ),
    ).toThrow();
    expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
  });
  it('retries a failed event with the same bytes and id', async () => {
    await placeOrder();
    receiver.receiver.status = 500;
    await attempt();
    expect(await stored()).toMatchObject([{ state: 'pending', lastError: 'the receiver returned 500' }]);
    expect(await attempt()).toBe(false);
    now = later(5_000);
    receiver.receiver.status = 200;
    await attempt();
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 2, lastError: null }]);
  });
  it('counts the three days from the first attempt, so that a webhook set later gets older events', async () => {
    await leaveLead();
    receiver.receiver.status = 503;
    now = later(10 * 24 * HOUR);
    await attempt();
    expect(await stored()).toMatchObject([{ state: 'pending', startedAt: now }]);
  });
  it('gives up after three days, and staff can list and retry dead events', async () => {
    await leaveLead();
    receiver.receiver.status = 503;
    const moments: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const [event] = await stored();
      if (event?.state !== 'pending') break;
      now = event.nextAttemptAt;
      moments.push(now.getTime() - START.getTime());
      await attempt();
    }
    expect(await stored()).toMatchObject([{ state: 'dead' }]);
    expect(moments.length).toBeGreaterThan(12);
    expect(moments.at(-1)).toBeGreaterThan(60 * HOUR);
    expect(moments.at(-1)).toBeLessThanOrEqual(72 * HOUR);
    now = later(HOUR);
    expect(await attempt()).toBe(false);

    const { body } = await api.call('/api/staff/events?state=dead', { headers: staff });
    const { results } = body as { results: { id: number }[] };
    expect(results).toMatchObject([{ type: 'lead.received', last_error: 'the receiver returned 503' }]);
    const retried = await api.call(`/api/staff/events/${results[0]?.id}/retry`, {
      method: 'POST',
      headers: staff,
    });
    expect(retried.body).toMatchObject({ results: { state: 'pending' } });
    receiver.receiver.status = 200;
    expect(await attempt()).toBe(true);
    expect(await stored()).toMatchObject([{ state: 'delivered' }]);
  });
  it('ends at once when the receiver is gone, until staff send it again', async () => {
    await leaveLead();
    receiver.receiver.status = 410;
    await attempt();
    const gone = { state: 'dead', attempts: 1, lastError: 'the receiver wants no more messages (410)' };
    expect(await stored()).toMatchObject([gone]);
    receiver.receiver.status = 204;
    await staffRetry((await stored())[0]?.id);
    await attempt();
    expect(await stored()).toMatchObject([{ state: 'delivered' }]);
  });
  it.each([
    ['seconds', '90', 90_000],
    ['a date', new Date(START.getTime() + 3_600_000).toUTCString(), 3_600_000],
    ['more than eight hours', '99999999', 8 * HOUR],
    ['less than the usual pause', '1', 5_000],
    ['nothing readable', 'soon', 5_000],
  ])('waits as long as the receiver asks for: %s', async (_, header, ms) => {
    await leaveLead();
    receiver.receiver.status = 503;
    receiver.receiver.headers = { 'retry-after': header };
    await attempt();
    expect(await stored()).toMatchObject([{ nextAttemptAt: later(ms) }]);
  });
  it('spreads retries of events that failed together', async () => {
    await leaveLead();
    receiver.receiver.status = 503;
    jitter = 1;
    await attempt();
    expect(await stored()).toMatchObject([{ nextAttemptAt: later(6_000) }]);
  });
  it('happens at once when staff ask for it, also for events before it, and again after it was delivered', async () => {
    const { id } = await placeOrder();
    receiver.receiver.status = 503;
    await attempt();
    await api.call(`/api/staff/orders/${id}/status`, { body: { status: 'confirmed' }, headers: staff });
    receiver.receiver.status = 204;
    expect(await attempt()).toBe(false);
    const [first, second] = await stored();
    expect(await staffRetry(second?.id)).toMatchObject({
      status: 200,
      body: { results: { state: 'pending' } },
    });
    while (await attempt());
    expect(types()).toEqual(['order.placed', 'order.placed', 'order.status_changed']);
    await staffRetry(first?.id);
    while (await attempt());
    expect(types().at(-1)).toBe('order.placed');
    expect(await staffRetry(999_999)).toMatchObject({ status: 404 });
  });
  it('happens at once for all after an outage', async () => {
    await leaveLead();
    receiver.receiver.status = 410;
    await attempt();
    await leaveLead();
    await leaveLead();
    receiver.receiver.status = 503;
    while (await attempt());
    receiver.receiver.status = 204;
    expect(await attempt()).toBe(false);
    const metrics = async () => String((await api.call('/metrics')).body);
    for (const line of ['diwan_events_pending 2', 'diwan_events_failing 2', 'diwan_events_dead 1'])
      expect(await metrics()).toContain(`${line}\n`);
    const { body } = await api.call('/api/staff/events/retry', { method: 'POST', headers: staff });
    expect(body).toEqual({ results: { count: 3 } });
    while (await attempt());
    expect((await stored()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await metrics()).toContain('diwan_events_dead 0\n');
  });
  it('delivers events of one record in order, without blocking others', async () => {
    const { id } = await placeOrder();
    receiver.receiver.status = 500;
    await attempt();
    await api.call(`/api/staff/orders/${id}/status`, { body: { status: 'confirmed' }, headers: staff });
    await leaveLead();
    receiver.receiver.status = 200;
    while (await attempt());
    expect(types()).toEqual(['order.placed', 'lead.received']);
    now = later(5_000);
    while (await attempt());
    expect(types().slice(2)).toEqual(['order.placed', 'order.status_changed']);
  });
  it('takes over the event of a dead worker once its lease expires', async () => {
    await leaveLead();
    expect(await claimEvent(api.db, { channel: 'webhook', now, leaseMs: 60_000 })).toBeDefined();
    expect(await attempt()).toBe(false);
    now = later(60_000);
    expect(await attempt()).toBe(true);
    expect(types()).toEqual(['lead.received']);
  });
  it('is not delayed by a clock that was ahead', async () => {
    await leaveLead();
    await api.db
      .update(events)
      .set({ nextAttemptAt: later(400 * 24 * HOUR), lockedUntil: later(400 * 24 * HOUR) });
    expect(await attempt()).toBe(true);
  });
  it('retries when the connection fails, and logs the reason without personal data', async () => {
    await leaveLead();
    receiver.close();
    await attempt();
    expect(await stored()).toMatchObject([{ state: 'pending', lastError: 'fetch failed: ECONNREFUSED' }]);
  });
  it('times out as configured and retries', async () => {
    await leaveLead();
    receiver.receiver.isSilent = true;
    await attempt(50);
    expect(await stored()).toMatchObject([
      { state: 'pending', lastError: 'the receiver did not respond in time', attempts: 1 },
    ]);
  });
  it('never delivers an event twice concurrently, with any number of workers', async () => {
    for (let count = 0; count < 12; count += 1) await leaveLead();
    const stops = [1, 2, 3].map(() =>
      startDelivery({ db: api.db, logger, receiver: webhookReceiver(target()), now: () => now }),
    );
    await expect
      .poll(async () => (await stored()).filter(({ state }) => state === 'delivered').length, {
        timeout: 20_000,
      })
      .toBe(12);
    await Promise.all(stops.map((stop) => stop()));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });
});
