import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const diwan = path.join(repository, 'packages/shop/dist/cli.js');

let folder: string;
let shop: ChildProcess | undefined;
let printed = '';

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-shop-folder-'));
  await cp(
    path.join(repository, 'examples/starter-shop/catalogue.json'),
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
async function serve(command: 'start' | 'dev'): Promise<string> {
  const env = { ...process.env, PORT: '0', PICTURES_AHEAD: 'off', DATA_DIR: '', MEDIA_DIR: '' };
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

  await write('catalogue.json', catalogue.replace('"price": 2400', '"price": 2800'));
  await expect(page.getByText('2,800').first()).toBeVisible();
  await expect(overlay).toBeHidden();

  // A new spreadsheet, too.
  await write('products.csv', 'code,price\nCT1,2900\n');
  await expect(page.getByText('2,900').first()).toBeVisible();
});
