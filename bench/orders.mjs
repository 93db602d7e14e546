/**
 * `pnpm bench:orders`: what it costs an order on the embedded database to be on disk before it is acknowledged: time of
 * orders and of lists on a database that syncs and on one that doesn't, in alternating rounds. Depends on the disk: set
 * `TMPDIR` to a folder on the one to measure. `ROUNDS=20` and `ORDERS=20` set the amount.
 *
 * Then what the staff's lists cost, with their totals and without (`before`), once there are 200,000 orders: `STORED=200000`.
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
import { median } from './compare.mjs';

const rounds = Number(process.env.ROUNDS ?? 20);
const orders = Number(process.env.ORDERS ?? 20);
const stored = Number(process.env.STORED ?? 200_000);
const STAFF_TOKEN = 'bench-token-of-the-staff';
const calls = {
  order: { path: '/api/crm/public/orders', body: demoOrder() },
  list: { path: '/api/cms/public/items?sort_by=price', body: undefined },
};

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
  const api = await openTestApi({ config: { hasRateLimits: true, staffToken: STAFF_TOKEN }, database });
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

/** Copies an order until there are as many as asked for, one every five minutes, a tenth of them open. */
async function fillWithOrders() {
  const { db } = shops.synced.api;
  /** @param {string} text @returns {Promise<Record<string, unknown>[]>} */
  const query = async (text) =>
    /** @type {{ rows: Record<string, unknown>[] }} */ (await db.execute(text)).rows;
  const own = {
    id: '1000000 + n',
    number: "'B-' || n",
    created_at: `now() - (${stored} - n) * interval '5 minutes'`,
    status: "case when n % 10 = 0 then 'placed' else 'delivered' end",
  };
  const columns = await query(
    "select column_name as name from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'",
  );
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => (Object.hasOwn(own, name) ? Reflect.get(own, name) : `o.${name}`));
  await query(
    `insert into orders (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from generate_series(1, ${stored}) n, (select * from orders limit 1) o`,
  );
  await query('vacuum analyze orders');
}
await fillWithOrders();
const day = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
for (const [name, filter] of Object.entries({
  'all orders': '',
  'open orders': '&status=placed',
  'delivered orders': '&status=delivered',
  'of a month': `&from=${day}`,
})) {
  /** @type {number[][]} */
  const times = [[], []];
  let total;
  for (let round = 0; round < rounds; round += 1)
    for (const [index, part] of ['', `&before=${2 ** 31 - 1}`].entries()) {
      const start = performance.now();
      const { status, body } = await shops.synced.api.call(`/api/staff/orders?limit=50${filter}${part}`, {
        headers: { authorization: `Bearer ${STAFF_TOKEN}` },
      });
      if (status !== 200) throw new Error(`${name}: ${status}`);
      times[index]?.push(performance.now() - start);
      if (index === 0) ({ total } = /** @type {{ total?: number }} */ (body));
    }
  const [counted, uncounted] = times.map(median);
  console.log(
    `${name}: ${counted?.toFixed(1)} ms with the total of ${total}, ${uncounted?.toFixed(1)} ms without`,
  );
}
for (const { api } of Object.values(shops)) await api.close();
await rm(trial, { recursive: true });
