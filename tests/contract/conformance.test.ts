import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Outcome } from '@diwan/sdk/conformance';
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
    const skipped = (report.outcomes as Outcome[]).flatMap((outcome) =>
      outcome.status === 'skipped' ? [[outcome.endpoint, outcome.title, outcome.reason]] : [],
    );
    expect(skipped).toEqual([
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
  it('fails for a URL that is not an API', async () => {
    await expect(check(`${api.baseUrl}/nowhere`, '--json')).rejects.toMatchObject({ code: 1 });
  });
});
