import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Outcome, TEST_SHOP } from '@diwan/sdk/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/reference-api/src/db/connection';
import { demoCatalogue, seedDemo } from '../../packages/reference-api/src/testing/demo-shop';
import { type RunningApi, startApi } from './start-api';

const kit = fileURLToPath(new URL('../../packages/sdk/src/conformance/cli.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/** Runs the command as an integrator does. Resolves with its output; rejects when it reports deviations. */
const check = (baseUrl: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, [
    '--conditions=diwan-source',
    '--import',
    tsx,
    kit,
    baseUrl,
    ...options,
  ]);

/** Adds what the kit's orders need to the demo shop. */
async function addTestShop(dataDir: string): Promise<void> {
  const catalogue = JSON.parse(await readFile(demoCatalogue, 'utf8'));
  const [piece] = catalogue.products;
  for (const [index, product] of [...TEST_SHOP.products, ...TEST_SHOP.unavailable].entries()) {
    const pieces =
      'is_set' in product && product.is_set ? [{ id: 90_101, item_id: piece.id, quantity: 1 }] : [];
    catalogue.products.push({
      id: 90_001 + index,
      name_en: `Test product ${product.code}`,
      name_ar: `منتج تجريبي ${product.code}`,
      category: piece.category,
      allow_online_purchase: true,
      set_items: pieces,
      ...product,
    });
  }
  for (const [index, promo] of TEST_SHOP.promos.entries())
    catalogue.promos.push({ id: 90_001 + index, ...promo });
  const { db, close } = await openDatabase({ dataDir });
  await seedDemo(db, JSON.stringify(catalogue));
  await close();
}

describe('the conformance kit', () => {
  let api: RunningApi;
  beforeAll(async () => {
    // The kit sends more orders than one address may in a minute, and would wait.
    api = await startApi({ RATE_LIMITS: 'off' }, addTestShop);
  }, 120_000);
  afterAll(() => api.close());

  it('reports no deviations of the reference API', async () => {
    const { stdout } = await check(
      api.baseUrl,
      '--json',
      '--write',
      '--orders',
      `--outbox=${api.baseUrl}/dev/outbox`,
      '--promo=WELCOME10',
      '--promo-expired=RAMADAN24',
      '--promo-not-started=SOON30',
      '--promo-used-up=FIRST100',
      '--redirect=summer-sale',
    ).catch((error: { stdout: string }) => error);
    const report: { outcomes: Outcome[]; conforms: boolean } = JSON.parse(stdout);
    expect(report.outcomes.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(report.conforms).toBe(true);
    // The demo shop's projects were all created at the same time, so any order is correct.
    expect(report.outcomes.filter(({ status }) => status === 'skipped')).toMatchObject([
      { endpoint: 'projects.list', reason: 'All items have the same created_at.' },
      { endpoint: 'projects.list', reason: 'All items have the same created_at.' },
    ]);
  });

  it('fails for a URL that is not an API', async () => {
    await expect(check(`${api.baseUrl}/nowhere`, '--json')).rejects.toMatchObject({ code: 1 });
  });
});
