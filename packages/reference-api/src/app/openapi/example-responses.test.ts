import { type CallName, type Endpoint, endpoints } from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categories, events, items, pages, projects, promos, subcategories } from '../../db/schema';
import { allEndpoints } from '../../platform/endpoints/all-endpoints';
import { proofIn } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';

const staffToken = 'example-staff-token';
const names = Object.keys(allEndpoints) as CallName[];
const order = endpoints['orders.create'].example?.body;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { staffToken } });
  // Projects in the demo catalogue have no date and would get the import time, as all records' last change.
  await api.db.update(projects).set({ createdAt: new Date('2026-01-05T09:00:00Z') });
  for (const table of [items, categories, subcategories, projects, pages])
    await api.db.update(table).set({ updatedAt: new Date('2026-09-14T06:30:00Z') });
  // Wire ids of promos are random; the example order needs a fixed one.
  const wireId = order?.promo_code_id ?? 0;
  await api.db.update(promos).set({ wireId }).where(eq(promos.code, 'WELCOME10'));
});
afterAll(() => api.close());

type Call = { params?: object; query?: object; body?: unknown };

function addressOf(name: CallName, { params = {}, query = {} }: Call): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = allEndpoints[name].path.replace(/\{(\w+)\*?\}/g, (_, key: string) => String(values.get(key)));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value].flat().map((entry): [string, string] => [key, String(entry)]),
    ),
  );
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

async function sentCode(): Promise<string> {
  const { body } = await api.call('/api/dev/outbox');
  return (body as { results: { code: string }[] }).results[0]?.code ?? '';
}

/** Shortens a response for the documentation: two items per list, and truncated texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 160 ? `${value.slice(0, 159)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shortened(child)]));
}

/** Without what is random: ids of messages, order numbers and proofs. */
const steady = (text: string): string =>
  text
    .replace(/"number": "[^"]+"/g, '"number": "48271-93045"')
    .replace(/"message_id": "[^"]+"/g, '"message_id": "msg_5f2c1c1e-8a51-4d0e-9d3c-0d2f4f0f8a11"')
    .replace(/"phone_proof": "[^"]+"/g, `"phone_proof": "${order?.phone_proof}"`);

/** Records of visitors have the time of this run. */
const withFixedTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/"20\d\d-\d\d-\d\dT[^"]+"/g, '"2026-09-14T06:30:00.000Z"'));

it('match the responses of the demo shop', async () => {
  let proof = '';
  const responses: Partial<Record<CallName | 'price_changed', unknown>> = {};
  const send = (name: CallName, { body, ...call }: Call) =>
    api.call(addressOf(name, call), {
      method: allEndpoints[name].method,
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${staffToken}` },
    });
  for (const name of names) {
    const { example = {} }: Endpoint = allEndpoints[name];
    const request: Call = {
      ...example,
      ...(name === 'otp.verify' && { params: { ...example.params, otp: await sentCode() } }),
      ...(name === 'orders.create' && { body: { ...order, phone_proof: proof } }),
    };
    // Only dead messages are retried.
    if (name === 'staff.events.retry')
      await api.db
        .update(events)
        .set({ state: 'dead', attempts: 30, lastError: 'the receiver responded with 500' });
    const { status, body } = await send(name, request);
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    responses[name] = shortened(name.startsWith('staff.') ? withFixedTimes(body) : body);
    if (name === 'otp.verify') proof = proofIn({ body });
    if (name !== 'orders.create') continue;
    const [line] = order?.cart ?? [];
    const stale = { ...order, phone_proof: proof, cart: [{ ...line, price: 9000 }] };
    const refused = await send(name, { body: stale });
    expect(refused.status).toBe(409);
    responses.price_changed = refused.body;
  }
  await expect(`${steady(JSON.stringify(responses, null, 2))}\n`).toMatchFileSnapshot(
    'example-responses.json',
  );
});
