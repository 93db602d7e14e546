import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProgram } from './program';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-shop-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  ask?: (question: string) => Promise<boolean>,
) {
  let out = '';
  let errors = '';
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    error: (text: string) => {
      errors += text;
    },
    ask,
  };
  const code = await runProgram(args, { cwd: folder, env, terminal });
  return { code, out, errors };
}

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

describe('diwan', () => {
  it.each([
    'dev',
    'start',
    'build',
    'add',
    'add section',
    'import',
    'convert',
    'orders',
    'requests',
    'leads',
    'catalog',
    'backup',
    'restore',
    'forget',
    'staff',
    'staff add',
    'staff list',
    'staff revoke',
    'migrate',
    'doctor',
  ])('%s explains itself', async (name) => {
    const words = name.split(' ');
    const { code, out } = await run([...words, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: diwan ${name}`);
    const parent = await run([...words.slice(0, -1), '--help']);
    expect(parent.out).toMatch(new RegExp(`^  ${words.at(-1)}\\b.{8}`, 'm'));
  });

  it.each([
    [['drop'], /unknown command 'drop'/],
    [['import', '--dryrun'], /unknown option '--dryrun'\n\(Did you mean --dry-run\?\)/],
    [['import', 'mine.json'], /too many arguments/],
    [['import', '--undo', 'last'], /must be a number of --history/],
    [['staff', 'add', 'Sara'], /'--scopes <scopes>' not specified/],
    [['staff', 'add', 'Sara', '--scopes', 'orders:read', '--days', 'many'], /must be a number of days/],
  ])('refuses %j', async (args, problem) => {
    const { code, errors } = await run(args);
    expect(code).toBe(2);
    expect(errors).toMatch(problem);
  });

  it.each([
    [['orders', '--status', 'lost'], {}, /^--status must be one of placed, .*, not "lost"\.$/],
    [['forget', 'Sara'], {}, /^The person must be a phone .*, not "Sara"\.$/],
    [
      ['staff', 'add', 'Sara', '--scopes', 'orders:read, all'],
      {},
      /^--scopes must be one of .*, not "all"\.$/,
    ],
    [['start'], {}, /^There is no shop in .*, and no database in .*npm create diwan-shop/],
    [['dev'], {}, /^There is no shop in .*npm create diwan-shop/],
    [['import'], {}, /^There is no shop in .*npm create diwan-shop/],
    [['orders'], {}, /^There is no shop in .*\.data\. Call diwan in the shop's folder/],
    [['migrate'], { DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must be /],
    [['--folder', 'none', 'migrate'], {}, /^There is no folder .*none\.$/],
  ])('explains in one line what is wrong with %j', async (args, env, problem) => {
    const { code, errors } = await run(args, env);
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(problem);
  });

  it.each([
    [['import', '--history']],
    [['import', '--undo']],
    [['orders']],
    [['requests']],
    [['leads']],
    [['catalog']],
    [['backup', 'shop.tar']],
    [['forget', '0501234567']],
    [['staff', 'list']],
    [['migrate']],
    [['build']],
    [['add', 'section', 'opening_hours']],
  ])('%j creates nothing where there is no shop', async (args) => {
    const { code, errors } = await run(args);
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(/^There is no shop in /);
    expect(await readdir(folder)).toEqual([]);
  });

  it('converts an export of another shop and replaces no file by itself', async () => {
    const header = 'ID,SKU,Name,Regular price,Sale price,Categories,Images';
    const inside = 'http://127.0.0.1:1/a.jpg';
    await write('export.csv', `${header}\n1,oak-table,Oak table,2400,,Tables,"${inside}"\n`);
    const first = await run(['convert', 'export.csv', '--fetch-pictures']);
    expect(first.errors).toMatch(/a\.jpg can't be copied, so it stays an address: .* private network/);
    expect(first.out).toMatch(
      /New codes: oak-table → oaktable; all are in products-codes\.csv\.\nWrote products\.csv/,
    );
    expect(await readFile(path.join(folder, 'products.csv'), 'utf8')).toContain(
      ',https://127.0.0.1:1/a.jpg,',
    );
    const again = await run(['convert', 'export.csv']);
    expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/^products\.csv exists\./) });
    await write('mine.csv', 'code,price\nA1,1\n');
    expect((await run(['convert', 'mine.csv'])).errors).toMatch(/isn't an export of Shopify/);
    await write('mine.csv', `code,price,pictures\nA1,1,${inside}|own.jpg\n`);
    const fetched = await run(['convert', 'mine.csv', '--fetch-pictures', '--to', 'mine.csv', '--yes']);
    expect(fetched.out).toMatch(
      /^Copied 0 of 1 pictures into media\/imported\.\nWrote mine\.csv with 1 product\./,
    );
    expect((await run(['convert', 'none.csv'])).errors).toMatch(/none\.csv/);
  });

  describe.each(['start', 'dev'])('%s builds and writes nothing', (name) => {
    beforeEach(async () => {
      await write('catalogue.json', await readFile(smallShop, 'utf8'));
      // Building it would fail.
      await write('diwan.config.ts', "export default { pages: { '/care': () => import('./pages/Care') } }");
    });

    it('for a port that is in use', async () => {
      const server = createServer();
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const { code, errors } = await run([name], { PORT: String(port) });
      server.close();
      expect(code).toBe(1);
      expect(errors).toBe(
        `Port ${port} is in use by another program. Stop that program, or choose another port, for example PORT=${port + 10}.\n`,
      );
      expect(await readdir(folder)).toEqual(['catalogue.json', 'diwan.config.ts']);
    });

    it('for a data folder that is in use', async () => {
      await mkdir(path.join(folder, '.data'));
      await write('.data/lock.owner', 'another machine');
      const { code, errors } = await run([name], { PORT: '0' });
      expect(code).toBe(1);
      expect(errors).toMatch(/^Another machine is using .*\.data/);
      expect(await readdir(path.join(folder, '.data'))).toEqual(['lock.owner']);
    });
  });

  it('serves a folder as its configuration and .env say', async () => {
    await mkdir(path.join(folder, 'pictures'));
    await write('diwan.config.ts', `export default { media: 'pictures', data: 'kept' as const };`);
    await write('.env', 'STAFF_TOKEN=short\n');
    expect((await run(['migrate'])).errors).toMatch(/^STAFF_TOKEN must be/);

    await write('.env', 'PICTURES_AHEAD=off\n');
    expect((await run(['import'])).errors).toMatch(/^There is no catalogue\.json in .*\(catalogue\)\.\n$/);
    await write('catalogue.json', await readFile(smallShop, 'utf8'));
    expect((await run(['import', '--undo', '--dry-run'])).errors).toBe('--undo takes no --dry-run.\n');
    const imported = await run(['import']);
    expect(imported).toMatchObject({
      code: 0,
      errors: `A shop without content, in ${path.join(folder, 'kept')}\n`,
    });
    expect(imported.out).toContain('Applied the files; products: 1 (1 new, 0 changed, 0 removed).');
    expect((await stat(path.join(folder, 'kept/database'))).isDirectory()).toBe(true);

    expect(await run(['orders', 'orders.json'])).toEqual({
      code: 0,
      out: 'Wrote the orders to orders.json.\n',
      errors: `Cedar House, in ${path.join(folder, 'kept')}\n`,
    });
    expect(await readFile(path.join(folder, 'orders.json'), 'utf8')).toBe('[]\n');
    if (process.platform !== 'win32')
      expect((await stat(path.join(folder, 'orders.json'))).mode & 0o077).toBe(0);
  });

  it('asks for what it would otherwise end with, and for nothing where nobody answers', async () => {
    await write('catalogue.json', await readFile(smallShop, 'utf8'));
    const rows = ['ZZ1,Bed,سرير,900,Beds', 'ZZ2,Cot,مهد,90,Beds', 'ZZ3,Desk,مكتب,700,'];
    const header = 'code,name_en,name_ar,price,category';
    await write('products.csv', [header, ...rows].join('\n'));
    const asked: string[] = [];
    const answering =
      (...answers: boolean[]) =>
      async (question: string) => {
        asked.push(question);
        return answers.shift() ?? false;
      };
    expect(await run(['import'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--add-categories'),
    });
    expect((await run(['import'], {}, answering(false))).code).toBe(1);
    const added = await run(['import'], {}, answering(true));
    expect(added).toMatchObject({
      code: 0,
      out: expect.stringContaining('Categories added to the catalogue: Beds.'),
    });
    expect(asked).toEqual(['Add these categories?', 'Add these categories?']);
    expect(await readFile(path.join(folder, 'catalogue.json'), 'utf8')).toContain('"Beds"');

    await write('products.csv', header);
    expect((await run(['import'])).errors).toMatch(
      /3 of 4 products would be removed\. If that is right, add --yes\./,
    );
    expect((await run(['import'], {}, answering(true))).out).toMatch(/Removed: ZZ1, ZZ2, ZZ3\./);
    expect(asked.at(-1)).toBe('Remove them?');
  });

  it('reads products.xlsx without being told', async () => {
    await write('catalogue.json', await readFile(smallShop, 'utf8'));
    await copyFile(workbook, path.join(folder, 'products.xlsx'));
    const { code, errors, out } = await run(['import', '--dry-run']);
    expect([code, errors]).toEqual([
      0,
      expect.stringContaining('both languages show the other name, in 2 lines (2–3)'),
    ]);
    expect(out).toContain('products: 3 (3 new, 0 changed, 0 removed)');
    await write('products.csv', 'code,name,price');
    expect((await run(['import'])).errors).toMatch(
      /^There are products\.csv and products\.xlsx\. Remove one/,
    );
  });

  it.each([
    [
      'export default { midea: 1 }',
      /^diwan\.config\.ts: "midea" is unknown; there are catalogue, products, media, data, api, sections, pages, layout, texts, theme, head\.$/,
    ],
    ['export default { media: 1 }', 'diwan.config.ts: "media" must be a path.'],
    [
      "export default { sections: { hours: './sections/Hours' } }",
      'diwan.config.ts: "sections.hours" must be written as () => import(\'./file\').',
    ],
    [
      'export default { layout: { headr: () => {} } }',
      'diwan.config.ts: "layout.headr" is unknown; there are announcement, header, footer, footerEnd.',
    ],
    [
      'export default { theme: { radius: { small: "8" } } }',
      'diwan.config.ts: "theme.radius.small" must be a length such as 0.5rem.',
    ],
    [
      "export default { pages: { '/api/x': () => {} } }",
      /^diwan\.config\.ts: "pages.*belongs to the server\.$/,
    ],
    ['export default 1', 'diwan.config.ts: the default export must be defineShop({ … }).'],
    [
      'export const shop = {}',
      'diwan.config.ts has no default export; write: export default defineShop({ … });',
    ],
    ['export default {', /^diwan\.config\.ts:1:17: Unexpected token/],
  ])('names what is wrong in %s', async (text, problem) => {
    await write('diwan.config.ts', text);
    const { code, errors } = await run(['migrate']);
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(problem);
  });

  it('doctor ends with 1 only for errors, and prints JSON if asked to', async () => {
    await write('catalogue.json', await readFile(smallShop, 'utf8'));
    const well = await run(['doctor'], { PORT: '0' });
    expect([well.code, well.out]).toEqual([0, expect.stringContaining('✓ Content: catalogue.json')]);
    const live = await run(['doctor', '--production', '--json'], { PORT: '0' });
    expect(live.code).toBe(1);
    expect(JSON.parse(live.out)).toContainEqual(
      expect.objectContaining({ about: 'PUBLIC_URL', level: 'error', fix: expect.any(String) }),
    );
  });
});

const testing = path.join(import.meta.dirname, '../../../reference-api/src/testing');
const smallShop = path.join(testing, 'small-shop.json');
const workbook = path.join(testing, 'dates.xlsx');
