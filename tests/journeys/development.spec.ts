import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from './copy-repository';
import { expect, hydrated, test } from './support';

let origin: string;
let root: string;
let dev: ChildProcess;
let output = '';

/** Edits a source file of the copy. */
function edit(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(root, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(path.join(root, file), before.replace(from, to));
}

test.setTimeout(180_000);

test.beforeAll(async () => {
  root = copyRepository();
  dev = spawn(
    process.execPath,
    ['--conditions=diwan-source', '--import', 'tsx', path.join(root, 'scripts/dev.mjs')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: path.join(root, '.data'),
        // Long enough for requests in progress on a busy machine.
        SHUTDOWN_TIMEOUT: '120',
        PICTURES_AHEAD: 'off',
      },
    },
  );
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Shop \S+\/ and partner/);
  origin = /Shop (\S+)\/ and partner/.exec(output)?.[1] ?? '';
});

test.afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

test('a source change updates an open page, which keeps its state', async ({ page, complaints }) => {
  const card = 'packages/widgets/src/features/catalogue/card/ProductCard.tsx';
  const cardStyles = 'packages/widgets/src/features/catalogue/card/ProductCard.css.ts';
  const categories = 'packages/reference-api/src/modules/categories/categories.repository.ts';
  const main = page.getByRole('main');
  const menu = page.locator('header button[aria-controls]').first();

  await test.step('the first page, with cold caches', async () => {
    await page.goto(`${origin}/products/category/1`, { timeout: 90_000 });
    await hydrated(page);
    // By keyboard: with a mouse, the bundler's overlay would make the pointer leave the menu and close it.
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('a widget: immediately, and the menu stays open', async () => {
    const name = "<ContentText text={localized(product, 'name', locale)} locale={locale} />";
    edit(card, name, `${name} hot `);
    await expect(main).toContainText(' hot ');
    edit(cardStyles, 'export const price = style({', '$& letterSpacing: 7,');
    await expect(main.locator('article p').nth(1)).toHaveCSS('letter-spacing', '7px');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(complaints).toEqual([]);
  });

  await test.step('an error: shown until it is fixed', async () => {
    const overlay = page.locator('vite-error-overlay');
    edit(card, '<article', '<<article');
    await expect(overlay).toContainText('ProductCard.tsx');
    edit(card, '<<article', '<article');
    await expect(overlay).toHaveCount(0);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // The browser logs the module that didn't compile; there must be no other errors.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/500|Failed to reload/);
  });

  await test.step('the API: the page reloads, with the same database', async () => {
    edit(categories, '...names(row),\n  image_url', "...names(row),\n  name_ar: 'ساخن',\n  image_url");
    await expect(main).toContainText('ساخن', { timeout: 30_000 });
    await hydrated(page);
  });

  await test.step('Ctrl-C stops it while the page is open, and releases the database', async () => {
    const ended = once(dev, 'exit');
    dev.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(path.join(root, '.data/lock.owner'))).toBe(false);
    // The bundler's client logs the lost connection.
    complaints.length = 0;
  });
});
