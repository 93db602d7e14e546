import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { items, orders } from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../../testing/postgres';
import { openTestApi } from '../../testing/test-api';
import { writeBackup } from './backup';
import { readBackup, restoreBackup } from './restore';

describe.skipIf(postgresMissing)('a backup on PostgreSQL', () => {
  let postgres: TestPostgres;
  let folder: string;
  beforeAll(async () => {
    postgres = await openTestPostgres();
    folder = await mkdtemp(path.join(tmpdir(), 'diwan-backup-'));
  });
  afterAll(async () => {
    await postgres?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is of one moment while orders arrive, and is restored into an emptied database', async () => {
    const database = await openDatabase({ dataDir: '', databaseUrl: await postgres.createShop() });
    const api = await openTestApi({ config: { hasRateLimits: false }, database });
    await allowDemoOrders(database.db);
    let isOpen = true;
    let placed = 0;
    const visitor = (async () => {
      while (isOpen) {
        const { status } = await api.call('/api/crm/public/orders', { body: demoOrder() });
        if (status === 200) placed += 1;
      }
    })();
    await expect.poll(() => placed).toBeGreaterThan(3);
    const target = path.join(folder, 'copy');
    const { tables } = await writeBackup(database.db, target, { mediaFolder: undefined });
    isOpen = false;
    await visitor;
    expect(tables.orders).toBeGreaterThan(3);
    expect(tables.order_lines).toBe(tables.orders);

    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`drop schema drizzle cascade`);
    await database.db.execute(sql`create schema public`);
    await restoreBackup(database, target, await readBackup(target), { mediaFolder: undefined });
    expect(await database.db.$count(orders)).toBe(tables.orders);
    expect(await database.db.$count(items)).toBe(49);

    const embedded = await openDatabase({ dataDir: path.join(folder, 'data') });
    await restoreBackup(embedded, target, await readBackup(target), { mediaFolder: undefined });
    expect(await embedded.db.$count(orders)).toBe(tables.orders);
    await embedded.close();
    await api.close();
  });
});
