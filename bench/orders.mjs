/**
 * `pnpm bench:orders`: what it costs an order on the embedded database to be on disk before it is acknowledged: time of
 * orders and of lists on a database that syncs and on one that doesn't, in alternating rounds. Depends on the disk: set
 * `TMPDIR` to a folder on the one to measure. `ROUNDS=20` and `ORDERS=20` set the amount.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabaseFolder } from '../packages/reference-api/src/db/embedded/database-folder';
import { startEmbedded } from '../packages/reference-api/src/db/embedded/open-embedded';
import { pgliteDatabase } from '../packages/reference-api/src/db/embedded/pglite-database';
import { SyncedFileSystem } from '../packages/reference-api/src/db/embedded/synced-file-system';
import { allowDemoOrders, demoOrder } from '../packages/reference-api/src/testing/checkout';
import { seedDemo } from '../packages/reference-api/src/testing/demo-shop';
import { openTestApi } from '../packages/reference-api/src/testing/test-api';

const rounds = Number(process.env.ROUNDS ?? 20);
const orders = Number(process.env.ORDERS ?? 20);
const calls = {
  order: { path: '/api/crm/public/orders', body: demoOrder() },
  list: { path: '/api/cms/public/items?sort_by=price', body: undefined },
};

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const trial = await mkdtemp(path.join(tmpdir(), 'diwan-orders-'));

/** @param {string} name @param {boolean} isSynced */
async function openShop(name, isSynced) {
  const folder = path.join(trial, name);
  await createDatabaseFolder(folder);
  const client = await startEmbedded(folder, isSynced ? new SyncedFileSystem(folder) : undefined);
  const database = pgliteDatabase(client);
  await database.migrate();
  await seedDemo(database.db);
  await allowDemoOrders(database.db);
  const api = await openTestApi({ config: { hasRateLimits: true }, database });
  /** @type {Record<'order' | 'list', number[]>} */
  const times = { order: [], list: [] };
  return { api, times };
}

const shops = { synced: await openShop('synced', true), unsynced: await openShop('unsynced', false) };
for (let round = 0; round < rounds; round += 1) {
  for (const { api, times } of Object.values(shops)) {
    await api.db.execute('delete from rate_limits');
    for (const kind of /** @type {const} */ (['order', 'list'])) {
      const { path: address, body } = calls[kind];
      for (let turn = 0; turn < orders; turn += 1) {
        const start = performance.now();
        const { status } = await api.call(address, body ? { body } : {});
        if (status !== 200) throw new Error(`${kind}: ${status}`);
        times[kind].push(performance.now() - start);
      }
    }
  }
}
for (const kind of /** @type {const} */ (['order', 'list'])) {
  const [synced, unsynced] = [median(shops.synced.times[kind]), median(shops.unsynced.times[kind])];
  console.log(
    `${kind}: ${synced.toFixed(1)} ms synced, ${unsynced.toFixed(1)} ms not; ratio ${(synced / unsynced).toFixed(2)}`,
  );
}
for (const { api } of Object.values(shops)) await api.close();
await rm(trial, { recursive: true });
