import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { CallName, Endpoint } from '@diwan/sdk/contract';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leads, promos } from '../db/schema';
import { allEndpoints } from '../platform/endpoints/all-endpoints';
import { hostileText, hostileValue, nearlyValid } from '../testing/arbitrary-input';
import { allowDemoOrders, demoOrder } from '../testing/checkout';
import { openTestApi, type TestApi } from '../testing/test-api';

/** Id of the promo WELCOME10. */
const WELCOME = 7_001;

/** Fuzzed calls per endpoint, at least; `pnpm fuzz` makes more. */
const RUNS_PER_ENDPOINT = 100;
/** Calls per resource with one value replaced. */
const RUNS_PER_RESOURCE = 300;
const TIMEOUT_MS = 600_000;
let fuzzedCalls = 0;
const STAFF_TOKEN = 'staff-token-of-the-fuzzing';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Internals that no response may expose. */
const INTERNALS =
  /\n\s+at |node_modules|Failed query|drizzle|PGlite|violates|syntax error|relation "|\.ts:\d/i;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { staffToken: STAFF_TOKEN } });
  await allowDemoOrders(api.db);
  await api.db.update(promos).set({ wireId: WELCOME }).where(eq(promos.code, 'WELCOME10'));
});
afterAll(() => api.close());

/** Sends the request unchanged, without the test API's defaults, and checks invariants of every response. */
async function send(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await api.app.request(path, init);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  expect(text).not.toMatch(INTERNALS);
  if (response.status >= 400) {
    const body = JSON.parse(text);
    expect(body.message).toEqual(expect.stringMatching(/\S/));
    expect(body.code).toEqual(expect.stringMatching(/^[a-z_]+$/));
    for (const problem of body.errors ?? []) {
      expect(problem).toEqual({ path: expect.any(String), message: expect.any(String) });
    }
  }
  return { status: response.status, text };
}

const inPath = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x');
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')) || 'x';
};

const pathOf = (row: Endpoint, params: unknown): string =>
  `/api${row.path.replace(/\{(\w+)\*?\}/g, (_, name: string) =>
    inPath((params as Record<string, unknown> | null)?.[name]),
  )}`;

function queryOf(query: unknown): string {
  const pairs = Object.entries(query && typeof query === 'object' ? query : {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value.slice(0, 60) : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${inPath(key)}=${inPath(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const headers = fc.record(
  {
    'accept-language': fc.constantFrom('ar', 'en', 'ar;q=x', '*', ',,;;', 'x'.repeat(300)),
    'idempotency-key': fc.constantFrom('a', 'b', '', ' ', 'x'.repeat(300), '\u00e9'),
    authorization: fc.constantFrom(`Bearer ${STAFF_TOKEN}`, 'Bearer', 'Bearer x', 'Basic Og==', 'x'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x, y', '::1', ',,,', "'"),
  },
  { requiredKeys: [] },
);

describe.each(Object.keys(allEndpoints) as CallName[])('%s', (name) => {
  const row = allEndpoints[name];
  it('never returns a server error', { timeout: TIMEOUT_MS }, async () => {
    const call = fc.record({
      params: nearlyValid(row.params),
      query: fc.oneof(nearlyValid(row.query), fc.dictionary(hostileText, hostileText)),
      body: row.body ? nearlyValid(row.body) : fc.constant(undefined),
      headers,
    });
    const property = fc.asyncProperty(call, async ({ params, query, body, headers: given }) => {
      fuzzedCalls += 1;
      await send(pathOf(row, params) + queryOf(query), {
        method: row.method,
        headers: { ...JSON_TYPE, ...given },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    });
    await fc.assert(property, { numRuns: fc.readConfigureGlobal().numRuns ?? RUNS_PER_ENDPOINT });
  });
});

it('made all its calls', () => {
  console.info(`${fuzzedCalls} fuzzed calls, none responded with 5xx`);
  expect(fuzzedCalls).toBeGreaterThanOrEqual(RUNS_PER_ENDPOINT * Object.keys(allEndpoints).length);
});

/** Paths of all values inside an object, the object's own keys first: `lead`, `lead.name`, … */
const partsOf = (value: unknown, prefix: readonly string[] = []): string[][] =>
  Object.entries(value && typeof value === 'object' ? value : {}).flatMap(([key, child]) => [
    [...prefix, key],
    ...partsOf(child, [...prefix, key]),
  ]);

function withPart(whole: object, parts: readonly string[], value: unknown): unknown {
  const copy = structuredClone(whole) as Record<string, unknown>;
  const inner = parts.slice(0, -1).reduce((node, key) => node[key] as typeof copy, copy);
  inner[parts.at(-1) ?? ''] = value;
  return copy;
}

describe.each([
  ['orders', demoOrder({ promo_code_id: WELCOME })],
  [
    'requests',
    {
      lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
      project_id: 1,
      item_id: 101,
      details: [
        { item_id: 101, quantity: 1, customization: { color_id: 3, fabric_ids: [2, 4], width: 250 } },
      ],
    },
  ],
])('valid %s', (resource, good) => {
  const sendBody = (body: unknown) =>
    send(`/api/crm/public/${resource}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  it('with any one value replaced never cause a server error', { timeout: TIMEOUT_MS }, async () => {
    expect((await sendBody(good)).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...partsOf(good)), hostileValue, async (parts, value) => {
        await sendBody(withPart(good, parts, value));
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? RUNS_PER_RESOURCE },
    );
  });
});

describe('paths', () => {
  it.each([
    '/api/cms/public/items/%',
    '/api/cms/public/items/%00',
    '/api/cms/public/items/%ff%fe',
    '/api/cms/public/items/%ed%a0%80',
    '/api/cms/public/items/..%2f..%2f',
    '/api/cms/public/pages/%2e%2e%2fhome',
    `/api/cms/public/pages/${'a'.repeat(8_000)}`,
    '/api/cms/public/redirect/%E2%80%AE',
    '/api/settings/public/group//',
    '/api/settings/public/group/__proto__',
    '/api/settings/public/group/constructor',
    '/api/cms/public/items?page=1&page=2',
    '/api/cms/public/items?page=&limit=',
    '/api/cms/public/items?page=1e9',
    '/api/cms/public/items?page=1000000&limit=100',
    '/api/cms/public/items?__proto__=1&constructor=2&toString=3',
    '/api/cms/public/items?query=%00',
    '/api/cms/public/items?query=%ff',
    '/api/cms/public/items?query=%27%20OR%201%3D1',
    '/api/cms/public/items?sort_by=price;drop table items',
    `/api/cms/public/items?${'category=1&'.repeat(500)}`,
    '/api/cms/public/items?price_min=99999999&price_max=0',
    '/api/cms/public/items?=&&&=',
    '/api/crm/public/promos/verfiy/%00',
    '/api/crm/public/otp/request/966/%D9%A5%D9%A0',
    '/api',
    '/api/',
    '/api/nothing',
  ])('%s is handled', async (path) => {
    await send(path);
    await send(path, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  });
});

describe('bodies', () => {
  const path = '/api/crm/public/requests';
  const post = (body: RequestInit['body'], given: Record<string, string> = JSON_TYPE) =>
    send(path, { method: 'POST', headers: given, body: body ?? null });
  const lead = { name: 'Sara', email: 'sara@example.com', phone: '0501234567' };
  const codeOf = ({ text }: { text: string }) => JSON.parse(text).code;

  it.each([
    ['an unfinished object', '{"lead":'],
    ['nothing', ''],
    ['a word', 'lead'],
    ['NaN', '{"lead":NaN}'],
    ['brackets ten thousand deep that never close', '['.repeat(10_000)],
    ['an escaped U+0000', JSON.stringify({ lead: { ...lead, name: 'Sa\0ra' } })],
    ['U+0000 itself', '{"lead":"\0"}'],
    ['bytes that are no UTF-8 where JSON needs ASCII', new Uint8Array([0xff, 0xfe, 0x7b])],
  ])('%s is malformed', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('malformed_body');
  });
  it.each([
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['lists ten thousand deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects ten thousand deep', `${'{"lead":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['prototype keys', '{"__proto__":{"lead":{}},"constructor":{"prototype":{}}}'],
    ['a list for an object', '{"lead":[1,2]}'],
    ['a number too great for an id', JSON.stringify({ lead, item_id: 1e20 })],
  ])('%s is not valid', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('validation_failed');
  });
  it('over the size limit are rejected, with and without Content-Length', async () => {
    const huge = JSON.stringify({ lead, notes: 'x'.repeat(2 * 1024 * 1024) });
    const stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(huge));
          controller.close();
        },
      });
    const streamed = { method: 'POST', headers: JSON_TYPE, body: stream(), duplex: 'half' };
    for (const answer of [
      await post(huge),
      await post(huge, { ...JSON_TYPE, 'content-length': String(huge.length) }),
      await send(path, streamed as RequestInit),
    ]) {
      expect(answer.status).toBe(413);
      expect(codeOf(answer)).toBe('payload_too_large');
    }
  });
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('of type %j are rejected', async (type) => {
    const answer = await post(JSON.stringify({ lead }), { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(codeOf(answer)).toBe('unsupported_media_type');
  });
  it('without Content-Type are rejected', async () => {
    expect((await send(path, { method: 'POST', body: new TextEncoder().encode('{}') })).status).toBe(415);
  });
  it('with lone surrogates and any script are stored', async () => {
    for (const name of ['\ud800 Sara', '\u202eسارة', '💥', "Robert'); DROP TABLE leads;--", 'a\\u0000b']) {
      expect((await post(JSON.stringify({ lead: { ...lead, name } }))).status, name).toBe(200);
    }
    const names = (await api.db.select().from(leads)).map((row) => row.name);
    expect(names).toContain("Robert'); DROP TABLE leads;--");
    expect(names).toContain('a\\u0000b');
  });
  describe.each([
    ['a length', 'Content-Length: 99', '{"lead"'],
    ['chunks', 'Transfer-Encoding: chunked', '7\r\n{"lead"\r\n'],
  ])('sent with %s and cut off', (_, header, part) => {
    it.each([
      ['while being read', false],
      ['before being read', true],
    ])('%s are no server error', async (_when, isReadLate) => {
      const server = createServer(
        getRequestListener(async (request, env) => {
          // Not by `events.once`, which listens for errors too: with such a listener the connection ends differently.
          if (isReadLate) await new Promise((resolve) => env.incoming.once('close', resolve));
          return api.app.fetch(request, env);
        }),
      ).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const id = `cut-off-${header.length}-${isReadLate}`;
      // Other entries may be of calls left under way when a property's time was up.
      const own = () => api.logged.filter(({ entry }) => (entry as { request_id: string }).request_id === id);
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nX-Request-Id: ${id}\r\n${header}\r\n\r\n${part}`,
      );
      await once(server, 'request');
      socket.destroy();
      await expect.poll(own).not.toEqual([]);
      server.close();
      expect(own()).toMatchObject([{ level: 'info', entry: { status: 400 } }]);
    });
  });
  it('of orders at every limit of the contract are handled', async () => {
    const cart = Array.from({ length: 200 }, (_, index) => ({
      item_id: 2_147_483_647 - index,
      quantity: 999,
      price: 99_999_999.99,
      discount: 100,
    }));
    const { status } = await send('/api/crm/public/orders', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(demoOrder({ cart, promo_code_id: 2_147_483_647, shipping_fee: 99_999_999.99 })),
    });
    expect(status).toBe(409);
  });
});
