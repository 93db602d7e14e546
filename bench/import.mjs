/**
 * `pnpm bench:import`: how long applying a shop's files takes with 5,000 products: first import, nothing changed, one
 * price changed, one product removed, all prices changed; on the embedded database and, if a server binary or
 * TEST_DATABASE_URL is available, on PostgreSQL. Visitors place orders meanwhile, at a steady rate or one after the other:
 * prints how many, how many failed, and the slowest. `PRODUCTS=1000` sets another size, `ORDERS=5` the orders in a second.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { applyFiles, openDatabase } from '@diwan/reference-api';
import { allowDemoOrders, demoOrder } from '../packages/reference-api/src/testing/checkout';
import { demoCatalogue, demoMediaFolder } from '../packages/reference-api/src/testing/demo-shop';
import { openTestPostgres, postgresMissing } from '../packages/reference-api/src/testing/postgres';
import { openTestApi } from '../packages/reference-api/src/testing/test-api';
import { withMoreProducts } from './more-products.mjs';

const PRODUCTS = Number(process.env.PRODUCTS ?? 5000);
/** Orders in a second, which is a very busy shop. */
const RATE = Number(process.env.ORDERS ?? 3);
/** Orders under way at a time, where each visitor goes on ordering. */
const VISITORS = 3;

const trial = await mkdtemp(path.join(tmpdir(), 'diwan-import-'));
const file = path.join(trial, 'catalogue.json');

/** @param {import('@diwan/reference-api').OpenDatabase} database @param {string} name */
async function measure(database, name) {
  await database.migrate();
  const api = await openTestApi({ config: { hasRateLimits: false }, database });
  const document = withMoreProducts(JSON.parse(await readFile(demoCatalogue, 'utf8')), PRODUCTS);

  /** @type {string[]} */
  let spreadsheets = [];

  /** @param {'none' | 'steady' | 'closed loop'} [orders] */
  async function apply(orders = 'steady') {
    await writeFile(file, JSON.stringify(document, null, 2));
    const times = /** @type {number[]} */ ([]);
    let failed = 0;
    let isDone = false;
    const order = async (/** @type {number} */ due) => {
      const { status, body } = await api.call('/api/crm/public/orders', { body: demoOrder() });
      if (status !== 200) {
        failed += 1;
        console.log(`  failed: ${status} ${JSON.stringify(body)}`);
      }
      times.push(performance.now() - due);
    };
    const waiting = /** @type {Promise<unknown>[]} */ ([]);
    if (orders === 'closed loop')
      for (let visitor = 0; visitor < VISITORS; visitor += 1)
        waiting.push(
          (async () => {
            while (!isDone) {
              await order(performance.now());
              // Timers alone would starve the file system's callbacks: an order takes as long as the pause between orders.
              await setTimeout(20);
              await setImmediate();
            }
          })(),
        );
    if (orders === 'steady')
      waiting.push(
        (async () => {
          // By the clock: while the process is busy, visitors come all the same.
          for (let due = performance.now(); !isDone; due += 1000 / RATE) {
            await setTimeout(Math.max(0, due - performance.now()));
            waiting.push(order(due));
          }
        })(),
      );
    const before = process.cpuUsage();
    const start = performance.now();
    const applied = await applyFiles(
      database.db,
      { catalogue: file, spreadsheets },
      { mediaFolder: demoMediaFolder },
    );
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(before);
    isDone = true;
    for (const one of waiting) await one;
    if (applied.outcome === 'refused') throw new Error(JSON.stringify(applied.problems.slice(0, 3)));
    const slowest = (Math.max(0, ...times) / 1000).toFixed(2);
    const ofOrders =
      orders === 'none' ? '' : `; orders ${times.length}, failed ${failed}, slowest ${slowest} s`;
    return `${seconds.toFixed(2)} s (CPU ${((user + system) / 1e6).toFixed(2)} s)${ofOrders}`;
  }

  console.log(`${name}, ${PRODUCTS} products`);
  console.log(`  first import: ${await apply('none')}`);
  await allowDemoOrders(database.db);
  await api.call('/api/crm/public/orders', { body: demoOrder() });
  console.log(`  the same file: ${await apply()}`);
  document._note = 'The same content in another file.';
  console.log(`  nothing changed in a changed file: ${await apply()}`);
  document.products[PRODUCTS / 2].price += 1;
  console.log(`  one price changed, no orders: ${await apply('none')}`);
  document.products[PRODUCTS / 2].price += 1;
  console.log(`  one price changed: ${await apply()}`);
  document.products[PRODUCTS / 2].price += 1;
  console.log(
    `  one price changed, ${VISITORS} visitors ordering without a pause: ${await apply('closed loop')}`,
  );
  // Rows that change every product, as a price list does.
  const prices = document.products.map((/** @type {any} */ { code, price }) => [code, price]);
  spreadsheets = [path.join(trial, 'prices.csv')];
  const writePrices = () => writeFile(path.join(trial, 'prices.csv'), ['code,price', ...prices].join('\n'));
  await writePrices();
  await apply('none');
  prices[PRODUCTS / 2][1] += 1;
  await writePrices();
  console.log(`  one price changed in a spreadsheet of all products: ${await apply()}`);
  spreadsheets = [];
  document.products.splice(PRODUCTS / 2, 1);
  console.log(`  one product removed: ${await apply()}`);
  for (const product of document.products) if (product.id > 10_000) product.price += 1;
  console.log(`  nearly all prices changed: ${await apply()}`);
}

const embedded = await openDatabase({ dataDir: path.join(trial, 'data') });
await measure(embedded, 'embedded');
await embedded.close();

if (postgresMissing) console.log(`PostgreSQL: ${postgresMissing}`);
else {
  const postgres = await openTestPostgres();
  const database = await openDatabase({ dataDir: trial, databaseUrl: await postgres.createShop() });
  await measure(database, 'PostgreSQL');
  await database.close();
  await postgres.close();
}
await rm(trial, { recursive: true, force: true });
