import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const diwan = path.join(repository, 'packages/shop/dist/cli.js');

let folder: string;
let shop: ChildProcess | undefined;
let printed = '';

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-shop-folder-'));
  await cp(
    path.join(repository, 'packages/reference-api/src/testing/small-shop.json'),
    path.join(folder, 'catalogue.json'),
  );
});
test.afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

/** Runs a command that serves the folder; resolves to the shop's URL. */
async function serve(command: 'start' | 'dev', more: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...process.env, PORT: '0', PICTURES_AHEAD: 'off', DATA_DIR: '', MEDIA_DIR: '', ...more };
  printed = '';
  shop = spawn(process.execPath, [diwan, command], { cwd: folder, env });
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (text) => {
      printed += text;
    });
  if (shop.stdout)
    for await (const line of createInterface({ input: shop.stdout })) {
      const address = /^ *Shop +(\S+)\/$/.exec(line)?.[1];
      if (address) return address;
    }
  throw new Error(`the shop exited: ${printed}`);
}

async function stop(): Promise<void> {
  if (!shop || shop.exitCode !== null) return;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
}

test('a folder is a shop: start shows what its files say, whatever was changed meanwhile', async ({
  page,
}) => {
  await write('products.csv', 'code,name_en,name_ar,price\nCB1,Cedar bench,مقعد أرز,900\n');
  await page.goto(`${await serve('start')}/products?lang=en`);
  await expect(page.getByText('Cedar table').first()).toBeVisible();
  await expect(page.getByText('Cedar bench').first()).toBeVisible();
  await stop();

  await write('products.csv', 'code,name_en,name_ar,price\nCB1,Oak bench,مقعد بلوط,900\n');
  await page.goto(`${await serve('start')}/products?lang=en`);
  await expect(page.getByText('Oak bench').first()).toBeVisible();
  expect(printed).toContain('products: 2 (0 new, 1 changed, 0 removed).');
  await stop();

  // With a mistake in a file, the shop shows what it had.
  await write('products.csv', 'code,price\nCB1,cheap\n');
  await page.goto(`${await serve('start')}/products?lang=en`);
  await expect(page.getByText('Oak bench').first()).toBeVisible();
  expect(printed).toContain('products.csv:2 CB1 price: ');
});

test('an empty shop says what to do next, in production too, and shows what is imported while it runs', async () => {
  await write('diwan.config.ts', 'export default {};');
  const catalogue = await read('catalogue.json');
  await rm(path.join(folder, 'catalogue.json'));
  const url = await serve('start', { NODE_ENV: 'production' });
  await expect.poll(() => printed).toContain('The shop has no content yet.');
  const home = () => fetch(`${url}/?lang=en`);
  const empty = await home();
  expect([empty.status, await empty.text()]).toEqual([503, expect.stringContaining('diwan import')]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  await write('catalogue.json', catalogue);
  const env = { ...process.env, DATA_DIR: '', MEDIA_DIR: '' };
  await promisify(execFile)(process.execPath, [diwan, 'import'], { cwd: folder, env });
  const filled = await home();
  expect([filled.status, await filled.text()]).toEqual([200, expect.stringContaining('Cedar table')]);
});

test('dev shows each saved change in open pages, and mistakes over them', async ({ page }) => {
  await page.goto(`${await serve('dev')}/product/cedar-table-CT1?lang=en`);
  await expect(page.getByText('2,400').first()).toBeVisible();
  const catalogue = await read('catalogue.json');

  await write('catalogue.json', catalogue.replace('"price": 2400', '"price": 2750'));
  await expect(page.getByText('2,750').first()).toBeVisible();

  await write('catalogue.json', catalogue.replace('"price": 2400', '"price": "cheap"'));
  const overlay = page.getByRole('alert').filter({ hasText: 'catalogue.json' });
  await expect(overlay).toContainText(/catalogue\.json:\d+:\d+/);
  await expect(overlay).toContainText('products[0].price');
  await expect(page.getByText('2,750').first()).toBeVisible();
  expect(printed).toMatch(/catalogue\.json:\d+:\d+ products\[0\]\.price/);
  // Also in a page that is opened now.
  await page.reload();
  await expect(overlay).toBeVisible();

  await write('catalogue.json', catalogue.replace('"price": 2400', '"price": 2750'));
  await expect(overlay).toBeHidden();
  await expect.poll(() => printed).toContain('The mistakes are gone; the shop shows these files.');
  await write('catalogue.json', catalogue.replace('"price": 2400', '"price": 2800'));
  await expect(page.getByText('2,800').first()).toBeVisible();

  // A new spreadsheet, too.
  await write('products.csv', 'code,price\nCT1,2900\n');
  await expect(page.getByText('2,900').first()).toBeVisible();
});
