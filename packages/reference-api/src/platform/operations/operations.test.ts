import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rmdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import type { OpenDatabase } from '../../db/database';
import { rateLimits } from '../../db/schema';
import { demoOrder, proofIn } from '../../testing/checkout';
import { openSeededDatabase } from '../../testing/seeded-databases';
import type { Config } from '../config';
import { allEndpoints } from '../endpoints/all-endpoints';
import { createLogger } from './create-logger';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(rateLimits));

/** An API with a captured log, called from a simulated address. */
function open({
  config,
  now,
  isStopping,
}: {
  config?: Partial<Config>;
  now?: () => Date;
  isStopping?: () => boolean;
} = {}) {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  const app = createApi({
    db: database.db,
    config: { ...readConfig({}), ...config },
    logger,
    ...(now && { now }),
    ...(isStopping && { isStopping }),
  });
  return {
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    logText: () => lines.join(''),
    call: async (path: string, { from, ...init }: RequestInit & { from?: string } = {}): Promise<Response> =>
      app.request(path, init, from ? { incoming: { socket: { remoteAddress: from } } } : undefined),
    metrics: async () => (await app.request('/metrics')).text(),
  };
}

const post = (body?: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

describe('health', () => {
  it('is ready on a migrated database', async () => {
    const { call } = open();
    expect((await call('/healthz')).status).toBe(200);
    expect((await call('/readyz')).status).toBe(200);
  });
  it.each(['/healthz', '/readyz', '/metrics'])('on %s forbids content sniffing', async (path) => {
    const { headers } = await open().call(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it('is alive but not ready while stopping', async () => {
    const { call } = open({ isStopping: () => true });
    expect((await call('/readyz')).status).toBe(503);
    expect((await call('/healthz')).status).toBe(200);
  });
  it('is not ready while the disk is full, and rejects only writes', async () => {
    // Fails like a full disk in PostgreSQL (53100), for every write to these tables.
    await database.db.execute(sql`
      create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    for (const table of ['rate_limits', 'leads']) {
      const name = sql.identifier(table);
      await database.db.execute(
        sql`create trigger full_disk before insert or update on ${name} for each row execute function disk_full()`,
      );
    }
    const { call } = open({ config: { hasRateLimits: false } });
    const lead = post({ name: 'Sara', phone: '+966500000000' });
    try {
      expect((await call('/readyz')).status).toBe(503);
      const refused = await call('/api/crm/public/leads/1', lead);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]/);
      expect((await call('/api/cms/public/items?limit=1')).status).toBe(200);
    } finally {
      await database.db.execute(sql`drop function disk_full cascade`);
    }
    expect((await call('/readyz')).status).toBe(200);
    expect((await call('/api/crm/public/leads/1', lead)).status).toBe(200);
  });
  it('is not ready while the embedded database’s disk takes no writes', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-ready-'));
    const { call } = open({ config: { dataDir } });
    expect((await call('/readyz')).status).toBe(200);
    expect(await readdir(dataDir)).toEqual([]);
    // Like a full disk, a folder of that name lets no file be written.
    await mkdir(path.join(dataDir, 'write-test'));
    expect((await call('/readyz')).status).toBe(503);
    expect((await call('/healthz')).status).toBe(200);
    await rmdir(path.join(dataDir, 'write-test'));
    expect((await call('/readyz')).status).toBe(200);
    await rmdir(dataDir);
  });
  it('is not ready when a migration is missing', async () => {
    const { call } = open();
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect((await call('/readyz')).status).toBe(503);
    await database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    expect((await call('/readyz')).status).toBe(200);
  });
});

describe('request ids', () => {
  it('returns the client’s id, also on errors', async () => {
    const { call, log } = open();
    const headers = { 'x-request-id': 'partner-42' };
    expect((await call('/api/cms/public/items', { headers })).headers.get('x-request-id')).toBe('partner-42');
    expect((await call('/api/cms/public/items/ZZ9', { headers })).headers.get('x-request-id')).toBe(
      'partner-42',
    );
    expect((await call('/nowhere', { headers })).headers.get('x-request-id')).toBe('partner-42');
    expect(log().map(({ request_id }) => request_id)).toEqual(['partner-42', 'partner-42', 'partner-42']);
  });
  it('generates one if the client’s could forge log entries', async () => {
    const { call } = open();
    const { headers } = await call('/healthz', { headers: { 'x-request-id': 'a" b' } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('maintenance mode', () => {
  it('rejects what visitors send, but neither reads nor staff', async () => {
    const staffToken = 'the-right-staff-token';
    const { call } = open({ config: { staffToken } });
    const setMode = (isOn: boolean) =>
      database.db.execute(
        sql`update settings_groups set "values" = jsonb_set("values", '{maintenance_mode}', ${isOn ? 'true' : 'false'}::jsonb) where name = 'general'`,
      );
    const lead = post({ name: 'Sara', phone: '+966500000000' });
    const writes = ['orders', 'requests', 'leads/1', 'otp/request/966/512345678'];
    await setMode(true);
    try {
      for (const path of writes) {
        const refused = await call(`/api/crm/public/${path}`, lead);
        expect([refused.status, refused.headers.get('retry-after')], path).toEqual([503, '60']);
        expect(await refused.json()).toMatchObject({ code: 'maintenance' });
      }
      const headers = { ...lead.headers, authorization: `Bearer ${staffToken}` };
      expect((await call('/api/crm/public/leads/1', { ...lead, headers })).status).toBe(200);
      expect((await call('/api/cms/public/items?limit=1')).status).toBe(200);
    } finally {
      await setMode(false);
    }
    expect((await call('/api/crm/public/leads/1', lead)).status).toBe(200);
  });
});

describe('request log', () => {
  it('names the endpoint, not the path', async () => {
    const { call, log } = open();
    await call('/api/cms/public/items/NF1042');
    await call('/api/nowhere/at/all');
    expect(log()).toMatchObject([
      {
        msg: 'request',
        endpoint: 'items.get',
        method: 'GET',
        status: 200,
        path: '/api/cms/public/items/NF1042',
      },
      { msg: 'request', endpoint: 'unmatched', status: 404 },
    ]);
    expect(log()[0]?.ms).toBeTypeOf('number');
  });
  it('never contains the phone or code of a verification', async () => {
    const phone = '512345678';
    const sent: string[] = [];
    const provider = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => sent.push(chunk));
      request.on('end', () => response.end());
    });
    provider.listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
    const { call, logText, metrics } = open({
      config: {
        otp: {
          secret: undefined,
          outbox: undefined,
          limits: { shop: 100, address: 20, phone: 5 },
          sender: { kind: 'webhook', url, secret: 'a-long-webhook-secret' },
        },
      },
    });

    expect((await call(`/api/crm/public/otp/request/966/${phone}`, post())).status).toBe(200);
    const code = /\b\d{6}\b/.exec(sent.join(''))?.[0] ?? '';
    expect(code).toHaveLength(6);
    await call(`/api/crm/public/otp/verfiy/966/${phone}/000000`, post());
    await call(`/api/crm/public/otp/verify/966/${phone}/${code}`, post());
    expect((await call(`/api/crm/public/otp/verfiy/966/${phone}/${code}`, post())).status).toBe(200);
    provider.close();

    const everything = logText() + (await metrics());
    expect(logText()).toContain('otp.verify');
    expect(everything).not.toContain(phone);
    expect(everything).not.toContain(code);
  });
});

describe('metrics', () => {
  it('counts requests by endpoint, method and status', async () => {
    const { call, metrics } = open();
    await call('/api/cms/public/items/NF1042');
    await call('/api/cms/public/items/101');
    await call('/api/cms/public/items/ZZ9');
    const text = await metrics();
    const count = 'diwan_http_request_duration_seconds_count';
    expect(text).toContain(`${count}{endpoint="items.get",method="GET",status="200"} 2`);
    expect(text).toContain(`${count}{endpoint="items.get",method="GET",status="404"} 1`);
    expect(text).not.toContain('NF1042');
    expect(text).toContain('process_resident_memory_bytes');
  });
  it('counts codes and orders, a retried order once', async () => {
    const { call, metrics } = open();
    const phone = '501112233';
    await call(`/api/crm/public/otp/request/966/${phone}`, post());
    const outbox = (await (await call('/api/dev/outbox')).json()) as { results: { code: string }[] };
    const path = `/api/crm/public/otp/verfiy/966/${phone}/${outbox.results[0]?.code}`;
    const phone_proof = proofIn({ body: await (await call(path, post())).json() });
    const order = post(demoOrder({ lead: { name: 'Sara', phone }, phone_proof }));
    const headers = { ...order.headers, 'idempotency-key': 'metrics-1' };
    expect((await call('/api/crm/public/orders', { ...order, headers })).status).toBe(200);
    expect((await call('/api/crm/public/orders', { ...order, headers })).status).toBe(200);
    const text = await metrics();
    expect(text).toContain('diwan_orders_placed_total 1');
    expect(text).toContain('diwan_otp_messages_total{outcome="sent"} 1');
  });
  it('exist under each name that the guide for deploying has alerts on', async () => {
    const guide = await readFile(new URL('../../../../../deploy/README.md', import.meta.url), 'utf8');
    const names = new Set(guide.match(/diwan_\w+/g));
    expect(names).toContain('diwan_events_dead');
    // Only PostgreSQL has a pool.
    names.delete('diwan_db_pool_connections');
    const text = await open().metrics();
    for (const name of names) expect(text).toContain(`# TYPE ${name}`);
  });
  it('are separate for each API', async () => {
    await open().call('/api/cms/public/items');
    expect(await open().metrics()).not.toContain('endpoint="items.list"');
  });
});

describe('rate limits', () => {
  const lead = { name: 'Sara', phone: '512345678' };
  const send = (api: ReturnType<typeof open>, from?: string) =>
    api.call('/api/crm/public/leads/1', { ...post(lead), ...(from && { from }) });

  it('reject an address that writes too often, until the window ends', async () => {
    let now = new Date('2026-06-01T10:00:00Z');
    const api = open({ now: () => now });
    const answers = await Promise.all(Array.from({ length: 32 }, () => send(api, '203.0.113.7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ code: 'rate_limited' });
    expect(Object.fromEntries(refused?.headers ?? [])).toMatchObject({
      'retry-after': '60',
      'ratelimit-limit': '30',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '60',
    });
    expect((await send(api, '203.0.113.8')).status).toBe(200);
    now = new Date('2026-06-01T10:01:00Z');
    const fresh = await send(api, '203.0.113.7');
    expect(fresh.status).toBe(200);
    expect(fresh.headers.get('ratelimit-remaining')).toBe('29');
  });
  it('apply to guesses at promo codes, but not to other reads', async () => {
    const api = open();
    const from = '203.0.113.9';
    for (let call = 0; call < 30; call++)
      await api.call(`/api/crm/public/promos/verfiy/GUESS${call}`, { from });
    expect((await api.call('/api/crm/public/promos/verfiy/WELCOME10', { from })).status).toBe(429);
    expect((await api.call('/api/cms/public/map', { from })).headers.has('ratelimit-limit')).toBe(false);
    expect((await api.call('/api/crm/public/map', { from })).status).toBe(200);
  });
  it('apply to guesses at the staff token', async () => {
    const api = open();
    const from = '203.0.113.11';
    const guess = (token: string) =>
      api.call('/api/auth', { from, headers: { authorization: `Bearer ${token}` } });
    for (let call = 0; call < 10; call++) expect((await guess(`guess-${call}`)).status).toBe(401);
    expect((await guess('another')).status).toBe(429);
  });
  it('never keep the right staff token out, nor count calls without one', async () => {
    const api = open({ config: { staffToken: 'the-right-staff-token' } });
    const from = '203.0.113.15';
    const ask = (path: string, token?: string) =>
      api.call(path, { from, headers: token ? { authorization: `Bearer ${token}` } : {} });
    for (let call = 0; call < 40; call++)
      expect((await ask(call % 2 ? '/api/auth' : '/api/staff/orders')).status).toBe(401);
    for (let call = 0; call < 10; call++)
      expect((await ask('/api/staff/orders', `guess-${call}`)).status).toBe(401);
    expect((await ask('/api/staff/orders', 'guess')).status).toBe(429);
    expect((await ask('/api/staff/orders', 'the-right-staff-token')).status).toBe(200);
    expect((await ask('/api/auth', 'the-right-staff-token')).status).toBe(200);
  });
  it('are not used up by what a foreign page can send without asking', async () => {
    const api = open();
    const from = '203.0.113.16';
    const headers = { 'content-type': 'text/plain', origin: 'https://other.example' };
    const foreign = { method: 'POST', headers, body: '{}', from };
    for (let call = 0; call < 31; call++)
      expect((await api.call('/api/crm/public/leads/1', foreign)).status).toBe(403);
    expect((await send(api, from)).headers.get('ratelimit-remaining')).toBe('29');
  });
  it('count an IPv6 customer’s whole network, for promo codes and every write', async () => {
    const api = open();
    const writes = {
      'promos/verfiy/NO0000': {},
      'leads/1': post({ name: 'Sara', phone: '501234567' }),
      requests: post({}),
      orders: post({}),
      'otp/verfiy/966/501234567/123456': { method: 'POST' },
    };
    for (const [path, request] of Object.entries(writes)) {
      const statuses = [];
      for (let call = 0; call < 91; call++) {
        const from = `2001:db8:1:${call.toString(16)}::1`;
        statuses.push((await api.call(`/api/crm/public/${path}`, { ...request, from })).status);
      }
      expect(statuses.slice(0, 90), path).not.toContain(429);
      expect(statuses[90], path).toBe(429);
      expect(
        (await api.call(`/api/crm/public/${path}`, { ...request, from: '2001:db8:2::1' })).status,
      ).not.toBe(429);
    }
  });
  it('count each class of calls separately', async () => {
    const api = open();
    const from = '203.0.113.12';
    for (let call = 0; call < 30; call++) await send(api, from);
    expect((await send(api, from)).status).toBe(429);
    expect((await api.call('/api/crm/public/promos/verfiy/WELCOME10', { from })).status).toBe(200);
    const request = post({ lead: { ...lead, email: 'sara@example.com' } });
    const answer = await api.call('/api/crm/public/requests', { ...request, from });
    expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, '29']);
  });
  it('lock no one out when a clock was ahead', async () => {
    let now = new Date('2027-06-01T10:00:00Z');
    const api = open({ now: () => now });
    const from = '203.0.113.13';
    for (let call = 0; call < 31; call++) await send(api, from);
    now = new Date('2026-06-01T10:00:00Z');
    expect((await send(api, from)).status).toBe(200);
  });
  it('tolerate small clock skew between processes', async () => {
    let now = new Date('2026-06-01T10:00:01Z');
    const api = open({ now: () => now });
    const from = '203.0.113.14';
    for (let call = 0; call < 30; call++) await send(api, from);
    now = new Date('2026-06-01T10:00:00Z');
    expect((await send(api, from)).status).toBe(429);
  });
  it('can be switched off, and never apply to in-process calls', async () => {
    const api = open({ config: { hasRateLimits: false } });
    expect((await send(api, '203.0.113.10')).headers.has('ratelimit-limit')).toBe(false);
    expect((await send(open())).headers.has('ratelimit-limit')).toBe(false);
  });
});

describe('CORS', () => {
  const preflight = (origin: string): RequestInit => ({
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  it('allows any origin without credentials by default', async () => {
    const { headers } = await open().call('/api/crm/public/orders', preflight('https://partner.example'));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect(headers.get('access-control-max-age')).toBe('600');
  });
  it('allows listed origins to send credentials, and lets all others read', async () => {
    const { call } = open({ config: { allowedOrigins: ['https://partner.example'] } });
    const listed = await call('/api/crm/public/orders', preflight('https://partner.example'));
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(listed.headers.get('access-control-allow-credentials')).toBe('true');
    const other = await call('/api/cms/public/items', { headers: { origin: 'https://other.example' } });
    expect(other.status).toBe(200);
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.headers.has('access-control-allow-credentials')).toBe(false);
  });
  /** A path of each endpoint that writes. */
  const writes = Object.values(allEndpoints)
    .filter(({ method }) => method === 'POST')
    .map(
      ({ path }) => `/api${path.replace(/\{(\w+)\}/g, (_, name) => (name === 'phone' ? '501234567' : '1'))}`,
    );
  const foreign = [
    'https://other.example',
    'null',
    'https://shop.example.evil.example',
    'https://partner.example.evil.example',
    'http://partner.example',
    'http://shop.example',
    'https://sub.shop.example',
    'https://shop.example:8443',
    'http://127.0.0.1:3001',
  ];
  it.each(writes)('refuses %s of foreign pages, however they send it', async (path) => {
    const unlisted = open();
    const listed = open({
      config: { allowedOrigins: ['https://partner.example'], publicUrl: 'https://shop.example' },
    });
    for (const { call } of [unlisted, listed])
      for (const origin of foreign)
        for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
          const headers = { origin, 'content-type': type, 'sec-fetch-site': 'cross-site' };
          const response = await call(`http://127.0.0.1:3000${path}`, {
            method: 'POST',
            headers,
            body: '{}',
          });
          expect(response.status, `${origin} ${type}`).toBe(403);
          expect(await response.json()).toMatchObject({ code: 'origin_not_allowed' });
          // The page's script can read why.
          expect(response.headers.get('access-control-allow-origin')).toBe('*');
        }
  });
  it('accepts writes of the shop’s own pages, of listed origins and of programs', async () => {
    const config = { allowedOrigins: ['https://partner.example'], publicUrl: 'https://shop.example' };
    const { call } = open({ config });
    const statusFrom = async (headers: Record<string, string>) => {
      const path = 'http://127.0.0.1:3000/api/crm/public/otp/request/966/x';
      return (await call(path, { method: 'POST', headers })).status;
    };
    // 400 is the endpoint's own response.
    for (const origin of ['https://partner.example', 'https://shop.example', 'http://127.0.0.1:3000'])
      expect(await statusFrom({ origin, 'sec-fetch-site': 'cross-site' }), origin).toBe(400);
    const behindProxy = { origin: 'https://behind-a-proxy.example', 'sec-fetch-site': 'same-origin' };
    expect(await statusFrom(behindProxy)).toBe(400);
    expect(await statusFrom({})).toBe(400);
    expect(await statusFrom({ 'sec-fetch-site': 'none' })).toBe(400);
    // Browsers that send no origin.
    for (const site of ['cross-site', 'same-site'])
      expect(await statusFrom({ 'sec-fetch-site': site }), site).toBe(403);
  });
  it('accepts the writes of its own host without any setting', async () => {
    const headers = { origin: 'http://127.0.0.1:3000' };
    const path = 'http://127.0.0.1:3000/api/crm/public/otp/request/966/x';
    expect((await open().call(path, { method: 'POST', headers })).status).toBe(400);
  });
  it('applies rate limits and the deadline before it reads the body', async () => {
    const { call } = open();
    const read = vi.fn();
    const endless = new ReadableStream({ pull: () => read() }, { highWaterMark: 0 });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const from = '203.0.113.7';
    const answer = call('/api/crm/public/requests', { ...request, from, duplex: 'half' } as RequestInit);
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(503);
    expect(await database.db.select().from(rateLimits)).not.toEqual([]);
  });
  it('exposes headers to scripts, also on errors', async () => {
    const { headers } = await open().call('/api/cms/public/items/ZZ9', {
      headers: { origin: 'https://a.example' },
    });
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });
});
