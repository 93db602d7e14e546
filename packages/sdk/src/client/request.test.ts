import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSettings } from '../parts';
import { makeOrderRequest, makePartner, makeProduct, makeProductSummary } from '../testing';
import {
  AbortedError,
  ChallengeRequiredError,
  type ClientOptions,
  ContractError,
  createClient,
  InvalidParameterError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  withResponse,
} from '.';
import { createResources } from './create-resources';
import { createCall } from './request';
import { recordedRuntime } from './testing/recorded-runtime';
import { halfABody, json, type Respond, reset, serve, stall, stallInBody, text } from './testing/serve';

const ok = json({ results: [], limit: 10 });
const orderPlaced = json(
  {
    results: { id: 1, number: 'A-1', subtotal: 900, coupon_discount: 0, shipping_fee: 0, tax: 0, total: 900 },
  },
  201,
);
const unavailable = json({ message: 'Back soon', code: 'unavailable' }, 503);

/** A client of a real server that records its retry delays instead of waiting. */
async function setUp(answers: [Respond, ...Respond[]], options: Partial<ClientOptions> = {}, now = 0) {
  const server = await serve(...answers);
  const runtime = recordedRuntime({ now });
  const call = createCall({ baseUrl: server.baseUrl, timeoutMs: 10_000, ...options }, runtime);
  return { server, client: createResources(call, () => true), waits: runtime.waits };
}

afterEach(() => vi.restoreAllMocks());

describe('what is sent', () => {
  it("goes to the endpoint's path, with repeated keys and the language", async () => {
    const { server, client } = await setUp([ok], { locale: 'ar' });
    await client.items.list({ category: [3, 4], query: 'كنبة', subcategory: undefined });
    expect(server.received[0]).toMatchObject({
      method: 'GET',
      url: `/api/cms/public/items?category=3&category=4&query=${encodeURIComponent('كنبة')}`,
      headers: { 'accept-language': 'ar', accept: 'application/json' },
    });
  });

  it('uses the language of a call', async () => {
    const { server, client } = await setUp([ok], { locale: 'ar' });
    await client.items.list({}, { locale: 'en' });
    expect(server.received[0]?.headers['accept-language']).toBe('en');
  });

  it('encodes path parameters and keeps groups as segments', async () => {
    const { server, client } = await setUp([json({ results: { id: 1 } })]);
    await client.settings.get(['general', 'socials']);
    await client.pages.get('عروض/الصيف');
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/settings/public/group/general/socials',
      `/api/cms/public/pages/${encodeURIComponent('عروض/الصيف')}`,
    ]);
  });

  it.each(['', '.', '..'])('rejects "%s" as a path parameter', async (id) => {
    const { server, client } = await setUp([ok]);
    await expect(client.items.get(id)).rejects.toBeInstanceOf(InvalidParameterError);
    expect(server.received).toEqual([]);
  });

  it('accepts trailing slashes in the base URL', async () => {
    const server = await serve(ok);
    await createClient({ baseUrl: `${server.baseUrl}//` }).items.list();
    expect(server.received[0]?.url).toBe('/api/cms/public/items');
  });

  it('accepts a relative base URL only where it can be resolved', async () => {
    expect(() => Reflect.apply(createClient, undefined, [])).toThrow('baseUrl is missing');
    expect(() => createClient({ baseUrl: '/api' })).toThrow(TypeError);
    expect(() => createClient({ baseUrl: 'https://' })).toThrow(TypeError);
    const fetch = vi.fn(async () => Response.json({ results: [] }));
    await createClient({ baseUrl: '/api/', fetch }).countries.list();
    expect(fetch).toHaveBeenCalledWith('/api/crm/public/map', expect.anything());
  });

  it("sends the token to the staff check only, never to a redirect's target", async () => {
    const elsewhere = await serve(json({ results: { is_staff: true } }));
    const { server, client } = await setUp(
      [ok, (response) => response.writeHead(302, { location: `${elsewhere.baseUrl}/auth` }).end()],
      { token: () => 'secret' },
    );
    await client.items.list();
    expect(await client.auth.isStaff()).toBe(false);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret']);
    expect(elsewhere.received).toEqual([]);
  });

  it('sends credentials with the staff check only (spec §6)', async () => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ results: [] }));
    const client = createClient({ baseUrl: '/api', fetch, token: 'secret' });
    await client.countries.list();
    await client.auth.isStaff();
    expect(fetch.mock.calls.map(([, { credentials }]) => credentials)).toEqual([undefined, 'include']);
  });

  it('asks for a code again with the token of the challenge that the backend required', async () => {
    const required = json({ message: 'Prove it.', code: 'challenge_required' }, 403);
    const phone = { countryCode: '966', phone: '500000000' };
    const { server, client } = await setUp([required, json({ results: {} })]);
    const error = await client.otp.request(phone).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChallengeRequiredError);
    expect(error).toMatchObject({ page: `${server.baseUrl}/challenge`, visitorMessage: 'Prove it.' });
    await client.otp.request({ ...phone, challenge: 'passed' });
    expect(server.received.map(({ headers }) => headers['x-challenge'])).toEqual([undefined, 'passed']);
  });

  it('reports parameters that the backend ignores, once per endpoint', async () => {
    const onWarning = vi.fn();
    const ignored = json({ results: [] }, 200, { 'x-ignored-parameters': 'colour, size' });
    const { client } = await setUp([ignored], { onWarning });
    const query = { colour: 2, size: 3 };
    await client.items.list(query as object);
    await client.items.list(query as object);
    expect(onWarning).toHaveBeenLastCalledWith({
      kind: 'ignored_parameters',
      endpoint: 'items.list',
      parameters: ['colour', 'size'],
    });

    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const quiet = await setUp([ignored]);
    await quiet.client.items.list(query as object);
    expect(warn).toHaveBeenCalledExactlyOnceWith('items.list: the backend ignores colour, size');
    vi.stubEnv('NODE_ENV', 'production');
    const production = await setUp([ignored]);
    await production.client.items.list(query as object);
    vi.unstubAllEnvs();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('sends bodies as JSON, and none to endpoints without one', async () => {
    const { server, client } = await setUp([json({ results: { id: 1 } })]);
    await client.leads.create(4, { name: 'Noura', phone: '0500000000' });
    await client.otp.request({ countryCode: '966', phone: '500000000' });
    expect(server.received).toMatchObject([
      { url: '/api/crm/public/leads/4', body: '{"name":"Noura","phone":"0500000000"}' },
      { url: '/api/crm/public/otp/request/966/500000000', body: '' },
    ]);
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });
});

describe('connections', () => {
  it('are kept alive across failed attempts', async () => {
    const { server, client } = await setUp([unavailable, ok, unavailable, ok]);
    for (let call = 0; call < 8; call += 1) await client.items.list();
    expect(server.received).toHaveLength(10);
    // An attempt may start before the previous socket is back in the pool, so there is at most one more.
    expect(server.connectionCount()).toBeLessThanOrEqual(2);
  });
});

describe('timeouts', () => {
  it.each([
    ['no response comes', stall],
    ['the body stalls', stallInBody],
  ])('end a call when %s', async (_, answer) => {
    const { client, server } = await setUp([answer], { timeoutMs: 500, retries: 1 });
    await expect(client.items.list()).rejects.toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(2);
  });

  it('are measured per attempt', async () => {
    const { client } = await setUp([stall, ok], { timeoutMs: 500 });
    expect((await client.items.list()).results).toEqual([]);
  });

  it('apply to a fetch that ignores its signal', async () => {
    const fetch = () => new Promise<Response>(() => {});
    const client = createClient({ baseUrl: '/api', fetch, timeoutMs: 20, retries: 0 });
    await expect(client.items.list()).rejects.toBeInstanceOf(TimeoutError);
  });
});

describe('aborting', () => {
  it.each([
    ['waiting for the response', stall],
    ['reading the body', stallInBody],
  ])('stops a call while it is %s, without retries', async (_, answer) => {
    const { client, server } = await setUp([answer]);
    const controller = new AbortController();
    const listed = client.items.list({}, { signal: controller.signal });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
    controller.abort('navigated away');
    await expect(listed).rejects.toMatchObject({ name: 'AbortedError', cause: 'navigated away' });
    expect(server.received).toHaveLength(1);
  });

  it('before the call prevents any request', async () => {
    const { client, server } = await setUp([ok]);
    await expect(client.items.list({}, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortedError);
    expect(server.received).toEqual([]);
  });

  it('ends the wait between attempts immediately', async () => {
    const server = await serve(json({}, 503, { 'retry-after': '10' }));
    const client = createClient({ baseUrl: server.baseUrl });
    const controller = new AbortController();
    const listed = client.items.list({}, { signal: controller.signal });
    await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 });
    const aborted = performance.now();
    setTimeout(() => controller.abort(), 30);
    await expect(listed).rejects.toBeInstanceOf(AbortedError);
    expect(performance.now() - aborted).toBeLessThan(5000);
    expect(server.received).toHaveLength(1);
  });

  it('leaves no listener on a signal that outlives the call', async () => {
    const { client } = await setUp([unavailable, ok]);
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await client.items.list({}, { signal });
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
      added.mock.calls.map(([, listener]) => listener),
    );
  });
});

describe('retries', () => {
  it.each([
    ['a reset connection', reset],
    ['half a body', halfABody],
    ['502', json({}, 502)],
    ['503', unavailable],
    ['504', json({}, 504)],
    ['429', json({}, 429)],
  ])('survive %s', async (_, failing) => {
    const { client, server } = await setUp([failing, ok]);
    expect((await client.items.list()).results).toEqual([]);
    expect(server.received).toHaveLength(2);
  });

  it('end with the last error', async () => {
    const { client, server, waits } = await setUp([unavailable]);
    const failure = client.items.list();
    await expect(failure).rejects.toBeInstanceOf(ServerError);
    await expect(failure).rejects.toMatchObject({ status: 503, visitorMessage: 'Back soon' });
    expect(server.received).toHaveLength(3);
    expect(waits).toEqual([300, 600]);
  });

  it.each([
    ['400', json({}, 400)],
    ['404', json({}, 404)],
    ['500', json({}, 500)],
    ['a response that breaks the contract', text('<html>')],
  ])('are not made after %s', async (_, failing) => {
    const { client, server } = await setUp([failing]);
    await expect(client.items.list()).rejects.toThrow();
    expect(server.received).toHaveLength(1);
  });

  it('wait for the Retry-After, in seconds or as a date', async () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    const limited = (retryAfter: string) => json({}, 429, { 'retry-after': retryAfter });
    const { client, waits } = await setUp(
      [limited('2'), limited('Thu, 01 Jan 2026 00:00:05 GMT'), ok],
      {},
      now,
    );
    await client.items.list();
    expect(waits).toEqual([2000, 5000]);
  });

  it("don't wait for a long Retry-After, but report it", async () => {
    const { client, server, waits } = await setUp([json({}, 429, { 'retry-after': '86400' })]);
    const failure = client.items.list();
    await expect(failure).rejects.toBeInstanceOf(RateLimitedError);
    await expect(failure).rejects.toMatchObject({ retryAfterSeconds: 86_400 });
    expect(server.received).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('give up on a redirect loop', async () => {
    const { client } = await setUp(
      [(response, request) => response.writeHead(302, { location: request.url }).end()],
      { retries: 0 },
    );
    await expect(client.items.list()).rejects.toBeInstanceOf(NetworkError);
  });

  it('are never made for a write without idempotency', async () => {
    const { client, server } = await setUp([reset]);
    await expect(client.otp.request({ countryCode: '966', phone: '500000000' })).rejects.toBeInstanceOf(
      NetworkError,
    );
    expect(server.received).toHaveLength(1);
  });

  it("reuse a write's idempotency key, with a new one per write", async () => {
    const { client, server } = await setUp([reset, unavailable, orderPlaced]);
    await client.orders.create(makeOrderRequest());
    await client.orders.create(makeOrderRequest());
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(server.received.slice(0, 3).map(({ body }) => body)).size).toBe(1);
  });

  it("send the caller's idempotency key", async () => {
    const { client, server } = await setUp([orderPlaced]);
    await client.orders.create(makeOrderRequest(), { idempotencyKey: 'checkout-7' });
    expect(server.received[0]?.headers['idempotency-key']).toBe('checkout-7');
  });

  it('get a fresh signal each', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch: ClientOptions['fetch'] = async (_, { signal }) => {
      signals.push(signal);
      throw new TypeError('offline');
    };
    const call = createCall({ baseUrl: '/api', fetch }, recordedRuntime());
    await expect(createResources(call, () => false).countries.list()).rejects.toBeInstanceOf(NetworkError);
    expect(new Set(signals).size).toBe(3);
    expect(signals.every((signal) => signal?.aborted === false)).toBe(true);
  });

  it('can be turned off', async () => {
    const { client, server } = await setUp([unavailable], { retries: 0 });
    await expect(client.items.list()).rejects.toBeInstanceOf(ServerError);
    expect(server.received).toHaveLength(1);
  });
});

describe('responses', () => {
  it("pass the server's message to the error", async () => {
    const { client } = await setUp([
      json({ message: 'العنصر غير موجود.', code: 'not_found' }, 404, { 'x-request-id': 'r-1' }),
    ]);
    const failure = client.items.get(9);
    await expect(failure).rejects.toBeInstanceOf(NotFoundError);
    await expect(failure).rejects.toMatchObject({
      endpoint: 'items.get',
      status: 404,
      code: 'not_found',
      message: expect.stringMatching(
        /^items\.get: GET http:\/\/127\.0\.0\.1:\d+\/api\/cms\/public\/items\/\{id\} returned 404 \(not_found\)$/,
      ),
      visitorMessage: 'العنصر غير موجود.',
      requestId: 'r-1',
    });
  });

  it('that are HTML instead of JSON cause a clear error with the status', async () => {
    const { client } = await setUp([text('<h1>Welcome</h1>'), text('<h1>Bad gateway</h1>', 502)], {
      retries: 0,
    });
    const success = client.items.list();
    await expect(success).rejects.toBeInstanceOf(ContractError);
    await expect(success).rejects.toMatchObject({
      status: 200,
      message: "items.list returned 200, but with text/html that isn't JSON",
      snippet: '<h1>Welcome</h1>',
    });
    const failure = client.items.list();
    await expect(failure).rejects.toBeInstanceOf(ServerError);
    await expect(failure).rejects.toMatchObject({
      message: expect.stringMatching(/^items\.list: GET \S+\/items returned 502 with text\/html$/),
      code: 'http_502',
      visitorMessage: undefined,
    });
  });

  it.each([
    [
      'an empty 200',
      (response) => response.writeHead(200).end(),
      'items.list returned 200, but the response is empty',
    ],
    [
      'a 204',
      (response) => response.writeHead(204).end(),
      'items.list returned 204, but the response is empty',
    ],
    ['another shape', json({ results: { id: 1 } }), 'items.list returned 200, but results should be Array'],
    ['no envelope', json([1, 2]), 'items.list returned 200, but results should be Array'],
  ] satisfies [string, Respond, string][])('that are %s break the contract', async (_, answer, message) => {
    const { client } = await setUp([answer]);
    const listed = client.items.list();
    await expect(listed).rejects.toBeInstanceOf(ContractError);
    await expect(listed).rejects.toThrow(message);
  });

  it('to a write say that it took effect, unless they are not from the API', async () => {
    const { client } = await setUp([
      (response) => response.writeHead(204).end(),
      json({ ok: true }, 201),
      json({ results: { number: 7 } }, 201),
      text('<h1>Sign in to the Wi-Fi</h1>'),
    ]);
    for (let count = 0; count < 3; count += 1)
      await expect(client.orders.create(makeOrderRequest())).rejects.toMatchObject({
        name: 'ContractError',
        tookEffect: true,
      });
    const elsewhere = client.orders.create(makeOrderRequest());
    await expect(elsewhere).rejects.toMatchObject({ name: 'ContractError', tookEffect: false });
    // Responses to writes may contain personal data.
    await expect(elsewhere).rejects.toMatchObject({ snippet: undefined });
  });

  it('keep their valid items; invalid ones are reported', async () => {
    const broken = { ...makeProductSummary({ id: 2 }), price: 'expensive' };
    const onWarning = vi.fn();
    const { client } = await setUp(
      [json({ results: [makeProductSummary(), broken, makeProductSummary({ id: 3 })], limit: 3 })],
      { onWarning },
    );
    const { results, hasMore } = await client.items.list();
    expect(results.map(({ id }) => id)).toEqual([1, 3]);
    expect(hasMore).toBe(true);
    expect(onWarning.mock.calls).toEqual([
      [
        {
          kind: 'skipped_item',
          endpoint: 'items.list',
          index: 1,
          reason: expect.stringMatching(/^price: .*expected number.*expensive/i),
          item: broken,
        },
      ],
    ]);
  });

  it('warn once per endpoint and reason by default, and not in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answer = json({ results: [{ id: 0 }, { id: 0 }, makePartner()] });
    const { client } = await setUp([answer]);
    await client.partners.list();
    await client.partners.list();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/^partners\.list: skipped an invalid item\./);

    vi.stubEnv('NODE_ENV', 'production');
    const { client: productionClient } = await setUp([answer]);
    await productionClient.partners.list();
    vi.unstubAllEnvs();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('errors contain no secrets', () => {
  const phone = '512345678';
  const otp = '987654';
  const everythingIn = (error: unknown): string => {
    const parts: string[] = [];
    for (let current = error; current instanceof Error; current = current.cause) {
      parts.push(current.message, current.stack ?? '', JSON.stringify(current));
    }
    return parts.join('\n');
  };

  it.each([
    ['a failure', json({}, 500)],
    ['a reset', reset],
    ['HTML', text('<html>')],
    ['silence', stall],
  ])('after %s', async (_, answer) => {
    const { client } = await setUp([answer], { timeoutMs: 60, token: 'staff-secret' });
    const error = await client.otp
      .verify({ countryCode: '966', phone, otp })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const exposed = everythingIn(error);
    expect(exposed).toContain('otp.verify');
    expect(exposed).not.toContain(phone);
    expect(exposed).not.toContain(otp);
    expect(exposed).not.toContain('staff-secret');
  });
});

it('reports a base URL without /api instead of a missing product', async () => {
  const page = new Response('<!doctype html>', {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
  const client = createClient({ baseUrl: 'https://shop.example', fetch: async () => page });
  const error = await client.items.get('SF1003').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContractError);
  expect(String(error)).toContain('Should it end in /api?');
});

it('calls onFailure with the final error, except for aborted calls', async () => {
  const onFailure = vi.fn();
  const fetch = async () => new Response('', { status: 500 });
  const settings = createSettings(createCall({ baseUrl: 'https://shop.example/api', fetch, onFailure }));
  const error = await settings.get().catch((thrown: unknown) => thrown);
  expect(onFailure.mock.calls).toEqual([[error]]);
  await settings.get(undefined, { signal: AbortSignal.abort() }).catch(() => {});
  expect(onFailure).toHaveBeenCalledOnce();
});

it('reports why a connection failed', async () => {
  const fetch = async () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  };
  const refused = createClient({ baseUrl: 'https://shop.example/api', fetch, retries: 0 });
  await expect(refused.settings.get()).rejects.toThrow(
    'settings.get: no response from https://shop.example/api: ECONNREFUSED',
  );
});

it('withResponse resolves with the result and the response, after retries', async () => {
  const { client } = await setUp([
    unavailable,
    json({ results: makeProduct({ id: 7 }) }, 200, { 'x-request-id': 'r-2' }),
  ]);
  const { data, response } = await withResponse((options) => client.items.get(7, options));
  expect(data.id).toBe(7);
  expect([response.status, response.attempt, response.headers.get('x-request-id')]).toEqual([200, 1, 'r-2']);
  const forgotten = withResponse(() => Promise.resolve('no call'));
  await expect(forgotten).rejects.toThrow('Pass the options on');
});

describe('options of a call', () => {
  it('replace those of the client: retries, timeout', async () => {
    const { server, client, waits } = await setUp([unavailable], { retries: 0 });
    await expect(client.settings.get(undefined, { retries: 1 })).rejects.toBeInstanceOf(ServerError);
    expect([server.received.length, waits.length]).toEqual([2, 1]);
    const { client: slow } = await setUp([stall]);
    await expect(slow.countries.list({ timeoutMs: 20, retries: 0 })).rejects.toBeInstanceOf(TimeoutError);
  });

  it('never make a write without an idempotency key repeatable', async () => {
    const { server, client } = await setUp([unavailable]);
    const phone = { countryCode: '966', phone: '500000000' };
    await expect(client.otp.request(phone, { retries: 3 })).rejects.toBeInstanceOf(ServerError);
    expect(server.received).toHaveLength(1);
  });

  it('add headers to those of the client', async () => {
    let attempts = 0;
    const headers = () => {
      attempts += 1;
      return { 'x-gateway-key': `key-${attempts}`, 'x-trace': 'client' };
    };
    const { server, client } = await setUp([unavailable, ok], { headers });
    await client.items.list({}, { headers: { 'x-trace': 'call' } });
    expect(server.received.map((one) => [one.headers['x-gateway-key'], one.headers['x-trace']])).toEqual([
      ['key-1', 'call'],
      ['key-2', 'call'],
    ]);
    expect(server.received[0]?.headers.accept).toBe('application/json');
  });
});

it('reports every attempt and its response', async () => {
  const [onRequest, onResponse] = [vi.fn(), vi.fn()];
  const { server, client } = await setUp([unavailable, ok], { onRequest, onResponse });
  await client.items.list({ limit: 4 });
  const sent = { endpoint: 'items.list', method: 'GET', url: `${server.baseUrl}/cms/public/items?limit=4` };
  expect(onRequest.mock.calls).toEqual([[{ ...sent, attempt: 0 }], [{ ...sent, attempt: 1 }]]);
  expect(
    onResponse.mock.calls.map(([{ status, attempt, headers }]) => [
      status,
      attempt,
      headers.get('content-type'),
    ]),
  ).toEqual([
    [503, 0, 'application/json'],
    [200, 1, 'application/json'],
  ]);
});

it('names the first invalid field in the message for developers', async () => {
  const errors = [
    { path: 'lead.email', message: 'must be an e-mail address' },
    { path: 'notes', message: 'is too long' },
  ];
  const { client } = await setUp([json({ message: 'Invalid', code: 'validation_failed', errors }, 400)]);
  await expect(client.items.list()).rejects.toThrow(
    /returned 400 \(validation_failed\): lead\.email: must be an e-mail address$/,
  );
});

it('reads all partners, page by page', async () => {
  const partner = (id: number) => makePartner({ id });
  const { client, server } = await setUp([
    json({ results: [partner(1), partner(2)], limit: 2 }),
    json({ results: [partner(3)], limit: 2 }),
  ]);
  const ids: number[] = [];
  for await (const { id } of await client.partners.list({ limit: 2 })) ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
  expect(server.received).toHaveLength(2);
});
