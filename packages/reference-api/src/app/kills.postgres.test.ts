import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDataDir } from '../testing/fill-data-dir';
import { killRepeatedly } from '../testing/kill-repeatedly';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../testing/postgres';

/** These few catch anything that is stored or sent too late. */
const KILLS = 3;

const nothingLost = { lost: [], doubled: 0, unreported: [] };

describe('an API killed while it places and delivers orders', { timeout: 400_000 }, () => {
  it('loses no order on the embedded database', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-kills-'));
    await fillDataDir(dataDir);
    const report = await killRepeatedly({ kills: KILLS, database: { dataDir } });
    await rm(dataDir, { recursive: true, force: true });
    expect(report).toMatchObject(nothingLost);
    expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS);
  });

  describe.skipIf(postgresMissing)('on PostgreSQL', () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await openTestPostgres();
    });
    afterAll(() => postgres.close());

    it('loses no order', async () => {
      const databaseUrl = await postgres.createShop();
      const report = await killRepeatedly({ kills: KILLS, database: { dataDir: '', databaseUrl } });
      expect(report).toMatchObject(nothingLost);
      expect(report.acknowledged).toBeGreaterThanOrEqual(KILLS);
    });
  });
});
