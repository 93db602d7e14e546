/**
 * `pnpm bench:dev`: how long an open page takes to show a saved change while `diwan dev` runs: a price, a mistake (shown over the
 * page), and its correction, with the demo's 49 products and with 5,000 (`PRODUCTS`).
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { buildChanged } from '../scripts/build.mjs';
import { demoFolder } from '../scripts/demo-shop.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { withShop } from '../scripts/with-shop.mjs';
import { withMoreProducts } from './more-products.mjs';

const PRODUCTS = Number(process.env.PRODUCTS ?? 5000);
const SAVES = 5;

await buildChanged();
const trial = await mkdtemp(path.join(tmpdir(), 'diwan-dev-'));
const file = path.join(trial, 'catalogue.json');
for (const name of ['diwan.config.ts', 'products.csv'])
  await cp(path.join(demoFolder, name), path.join(trial, name));
await symlink(path.join(demoFolder, 'media'), path.join(trial, 'media'));
const demo = JSON.parse(await readFile(path.join(demoFolder, 'catalogue.json'), 'utf8'));
const [product] = demo.products;

/** @param {readonly number[]} times */
const summary = (times) => {
  const sorted = times.toSorted((one, other) => one - other).map((time) => Math.round(time));
  return `median ${sorted[sorted.length >> 1]} ms, slowest ${sorted.at(-1)} ms`;
};

/** @param {number} products */
async function measure(products) {
  const document = withMoreProducts(demo, products);
  const save = (/** @type {unknown} */ price) => {
    document.products[0].price = price;
    return writeFile(file, JSON.stringify(document, null, 2));
  };
  let price = 4000;
  await save(price);
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: path.join(trial, `data-${products}`),
    PICTURES_AHEAD: 'off',
  };
  const diwan = path.resolve(import.meta.dirname, '../packages/shop/dist/cli.js');
  await withShop([process.execPath, diwan, 'dev'], { cwd: trial, env }, async (url) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
    const page = await browser.newPage();
    await page.goto(`${url}/product/${product.code}?lang=en`);
    const times = { price: /** @type {number[]} */ ([]), mistake: /** @type {number[]} */ ([]) };
    for (let turn = 0; turn < SAVES; turn += 1) {
      for (const kind of /** @type {const} */ (['price', 'mistake'])) {
        price += kind === 'price' ? 11 : 0;
        const shown =
          kind === 'price' ? page.getByText(price.toLocaleString('en')).first() : page.getByRole('alert');
        const start = performance.now();
        await save(kind === 'price' ? price : 'cheap');
        await shown.waitFor({ state: 'visible', timeout: 60_000 });
        times[kind].push(performance.now() - start);
      }
    }
    console.log(`${products} products: a price ${summary(times.price)}; a mistake ${summary(times.mistake)}`);
    await browser.close();
  });
}

await measure(demo.products.length);
await measure(PRODUCTS);
await rm(trial, { recursive: true, force: true });
