/**
 * `pnpm bench:import`: how long applying a shop's files takes with 5,000 products: first import, nothing changed, one
 * price changed, one product removed, all prices changed; on the embedded database and, if a server binary or
 * TEST_DATABASE_URL is available, on PostgreSQL. Visitors place orders meanwhile: prints how many, how many failed, and the
 * slowest. `PRODUCTS=1000` sets another size.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyFiles, openDatabase } from '@diwan/reference-api';
import { allowDemoOrders, demoOrder } from '../packages/reference-api/src/testing/checkout';
import { demoCatalogue, demoMediaFolder } from '../packages/reference-api/src/testing/demo-shop';
import { openTestPostgres, postgresMissing } from '../packages/reference-api/src/testing/postgres';
import { openTestApi } from '../packages/reference-api/src/testing/test-api';

const PRODUCTS = Number(process.env.PRODUCTS ?? 5000);
/** Orders under way at a time. */
const VISITORS = 3;

const trial = await mkdtemp(path.join(tmpdir(), 'diwan-import-'));
const file = path.join(trial, 'catalogue.json');

/** The demo shop's catalogue with copies of its products, each with its own images. */
async function largeCatalogue() {
  const document = JSON.parse(await readFile(demoCatalogue, 'utf8'));
  /** @type {{ is_set?: boolean, images?: object[], name_en: string, name_ar: string }[]} */
  const originals = document.products.filter((/** @type {{ is_set?: boolean }} */ { is_set }) => !is_set);
  let image = 1_000_000;
  for (let n = document.products.length; n < PRODUCTS; n += 1) {
    const original = originals[n % originals.length];
    if (!original) throw new Error('the demo has no products');
    document.products.push({
      ...original,
      id: 10_000 + n,
      code: `G${n}`,
      name_en: `${original.name_en} ${n}`,
      name_ar: `${original.name_ar} ${n}`,
      related_ids: [],
      images: original.images?.map((one) => ({ ...one, id: image++ })),
    });
  }
  return document;
}

/** @param {import('@diwan/reference-api').OpenDatabase} database @param {string} name */
async function measure(database, name) {
  await database.migrate();
  const api = await openTestApi({ config: { hasRateLimits: false }, database });
  const document = await largeCatalogue();

  /** @param {boolean} hasOrders */
  async function apply(hasOrders) {
    await writeFile(file, JSON.stringify(document, null, 2));
    const times = /** @type {number[]} */ ([]);
    let failed = 0;
    let isDone = false;
    const visitors = Array.from({ length: hasOrders ? VISITORS : 0 }, async () => {
      while (!isDone) {
        const start = performance.now();
        const { status } = await api.call('/api/crm/public/orders', { body: demoOrder() });
        if (status !== 200) failed += 1;
        times.push(performance.now() - start);
        // Timers alone would starve the file system's callbacks: an order takes as long as the pause between orders.
        await new Promise((resolve) => setTimeout(resolve, 20));
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const start = performance.now();
    const applied = await applyFiles(
      database.db,
      { catalogue: file, spreadsheets: [] },
      { mediaFolder: demoMediaFolder, isConfirmed: true },
    );
    const seconds = (performance.now() - start) / 1000;
    isDone = true;
    await Promise.all(visitors);
    if (applied.outcome === 'refused') throw new Error(JSON.stringify(applied.problems.slice(0, 3)));
    const slowest = (Math.max(0, ...times) / 1000).toFixed(2);
    const orders = hasOrders ? `; orders ${times.length}, failed ${failed}, slowest ${slowest} s` : '';
    return `${seconds.toFixed(2)} s${orders}`;
  }

  console.log(`${name}, ${PRODUCTS} products`);
  console.log(`  first import: ${await apply(false)}`);
  await allowDemoOrders(database.db);
  await api.call('/api/crm/public/orders', { body: demoOrder() });
  console.log(`  the same file: ${await apply(true)}`);
  document._note = 'The same content in another file.';
  console.log(`  nothing changed in a changed file: ${await apply(true)}`);
  document.products[PRODUCTS / 2].price += 1;
  console.log(`  one price changed: ${await apply(true)}`);
  document.products.splice(PRODUCTS / 2, 1);
  console.log(`  one product removed: ${await apply(true)}`);
  for (const product of document.products) if (product.id > 10_000) product.price += 1;
  console.log(`  nearly all prices changed: ${await apply(true)}`);
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
