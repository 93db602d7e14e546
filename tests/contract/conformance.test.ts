import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Outcome } from '@diwan/sdk/conformance';
import { STAFF_SCOPES } from '@diwan/sdk/contract';
import { createFakeBackend, WEBHOOK_TEST_SECRET } from '@diwan/sdk/testing';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/reference-api/src/db/connection';
import { addStaffToken } from '../../packages/reference-api/src/modules/staff/staff-tokens.repository';
import { freePort } from '../../packages/reference-api/src/testing/free-port';
import { type RunningApi, STAFF_TOKEN, startApi } from './start-api';

const kit = fileURLToPath(new URL('../../packages/sdk/src/conformance/cli.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/** Runs the command as an integrator does. Resolves with its output; rejects when it reports deviations. */
const check = (baseUrl: string, ...options: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--conditions=diwan-source', '--import', tsx, kit, baseUrl, ...options],
    { env: { ...process.env, DIWAN_STAFF_TOKEN: STAFF_TOKEN } },
  );

/** The fake backend behind a socket, at `/sent` with the list of its codes that a test backend may have. */
async function serveFake(webhookPort: number) {
  const scopedTokens = STAFF_SCOPES.map((scope) => ({ token: `only-${scope}`, scopes: [scope] }));
  const receive = async ({ headers, body, method }: Request) =>
    fetch(`http://127.0.0.1:${webhookPort}/`, { method, headers, body: await new Response(body).text() });
  const backend = createFakeBackend(
    { staffTokens: [{ token: STAFF_TOKEN, scopes: [...STAFF_SCOPES] }, ...scopedTokens] },
    { webhook: { receive, pauseMs: 5 } },
  );
  const sent = () =>
    backend.received
      .filter(({ endpoint }) => endpoint === 'otp.request')
      .map(({ params }) => ({ phone: `+${params.countryCode}${params.phone}`, code: backend.shop.otp }));
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) =>
      new URL(request.url).pathname === '/sent' ? Response.json({ results: sent() }) : backend.fetch(request),
  });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scopedTokens: scopedTokens.map(({ token, scopes: [scope] }) => `--scoped-token=${scope}=${token}`),
    close: () => server.close(),
  };
}

const skippedIn = (outcomes: readonly Outcome[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'skipped' ? [[outcome.endpoint, outcome.title, outcome.reason]] : [],
  );

describe('the conformance kit', () => {
  const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const scopes = ['orders:read', 'records:write', 'personal-data:erase'] as const;
  const scopedTokens: string[] = [];
  let api: RunningApi;
  let webhookPort: number;
  beforeAll(async () => {
    webhookPort = await freePort();
    const addTokens = async (dataDir: string) => {
      const { db, close } = await openDatabase({ dataDir });
      for (const scope of scopes) {
        const access = { name: scope, scopes: [scope], expiresAt: null, now: new Date() };
        scopedTokens.push(`--scoped-token=${scope}=${await addStaffToken(db, access)}`);
      }
      await close();
    };
    api = await startApi(
      {
        // The kit sends more orders than one address may in a minute, and would wait.
        RATE_LIMITS: 'off',
        WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`,
        WEBHOOK_SECRET: webhookSecret,
      },
      addTokens,
    );
    for (const name of ['Noura', 'Huda', 'Omar']) {
      const body = JSON.stringify({ lead: { name, email: 'a@example.com', phone: '0501234567' } });
      const headers = { 'content-type': 'application/json' };
      await fetch(`${api.baseUrl}/crm/public/requests`, { method: 'POST', headers, body });
    }
  }, 120_000);
  afterAll(() => api.close());

  it('reports no deviations of the reference API', async () => {
    const { stdout } = await check(
      api.baseUrl,
      '--json',
      '--write',
      '--orders',
      '--promo=WELCOME10',
      '--promo=FREESHIP',
      '--promo=SAVE250',
      '--promo=SALON20',
      '--promo-expired=RAMADAN24',
      '--promo-not-started=SOON30',
      '--promo-used-up=FIRST100',
      '--redirect',
      'summer-sale',
      '--outbox',
      `${api.baseUrl}/dev/outbox`,
      ...scopedTokens,
      `--webhook-secret=${webhookSecret}`,
      `--webhook-listen=${webhookPort}`,
    );
    const report = JSON.parse(stdout);
    expect(report.conforms).toBe(true);
    expect(report.left).toEqual([
      expect.stringMatching(/^order \d{5}-\d{5} of “Conformance test \(please ignore\)”, cancelled$/),
    ]);
    expect(skippedIn(report.outcomes)).toEqual([
      [
        'orders.create',
        'applies a promo from exactly its minimum',
        'No order is exactly the minimum of a promo.',
      ],
      // The demo shop's projects were all created at the same time, so any order is correct.
      ['projects.list', 'sorts by created_at, ASC', 'All items have the same created_at.'],
      ['projects.list', 'sorts by created_at, DESC', 'All items have the same created_at.'],
      // The only order is the kit's own.
      ['staff.orders.list', 'continues on page 2 where page 1 ends', 'There are no more than 2 items.'],
      ['staff.orders.list', 'continues before an id', 'There are fewer than two records.'],
      ['staff.orders.list', 'filters by the time of creation', 'All records were created at the same time.'],
    ]);
  });

  it('reports no deviations of the fake backend, served over HTTP', async () => {
    const port = await freePort();
    const fake = await serveFake(port);
    const { stdout } = await check(
      `${fake.url}/api`,
      '--json',
      '--write',
      '--orders',
      ...['WELCOME10', 'FREESHIP', 'SAVE250'].map((code) => `--promo=${code}`),
      '--promo-expired=LASTYEAR',
      '--promo-not-started=NEXTYEAR',
      '--promo-used-up=USEDUP',
      '--redirect=sale',
      `--outbox=${fake.url}/sent`,
      ...fake.scopedTokens,
      `--webhook-secret=${WEBHOOK_TEST_SECRET}`,
      `--webhook-listen=${port}`,
    ).finally(fake.close);
    const report = JSON.parse(stdout);
    expect(report.conforms).toBe(true);
    // What its few products and records don't show; `money-mutants` and `staff-mutants` have shops that do.
    const reasons = new Set(skippedIn(report.outcomes).map(([, , reason]) => reason));
    expect([...reasons]).toEqual([
      'No set is sold online.',
      'No order is exactly the minimum of a promo.',
      'There are no more than 2 items.',
      'There are fewer than two records.',
      'All records were created at the same time.',
    ]);
  });

  it('fails for a URL that is not an API', async () => {
    await expect(check(`${api.baseUrl}/nowhere`, '--json')).rejects.toMatchObject({ code: 1 });
  });
});
