import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  let api: RunningApi;
  beforeAll(async () => {
    // The kit sends more orders than one address may in a minute, and would wait.
    api = await startApi({ RATE_LIMITS: 'off' });
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
    );
    const report = JSON.parse(stdout);
    expect(report.conforms).toBe(true);
    expect(report.left).toEqual([
      expect.stringMatching(/^order \d{5}-\d{5} of “Conformance test \(please ignore\)”, cancelled$/),
    ]);
    const skipped = report.outcomes.filter(({ status }: { status: string }) => status === 'skipped');
    // The demo shop's projects were all created at the same time, so any order is correct.
    expect(skipped.map(({ title, reason }: { title: string; reason: string }) => [title, reason])).toEqual([
      ['applies a promo from exactly its minimum', 'No order is exactly the minimum of a promo.'],
      ['sorts by created_at, ASC', 'All items have the same created_at.'],
      ['sorts by created_at, DESC', 'All items have the same created_at.'],
    ]);
  });
  it('fails for a URL that is not an API', async () => {
    await expect(check(`${api.baseUrl}/nowhere`, '--json')).rejects.toMatchObject({ code: 1 });
  });
});
