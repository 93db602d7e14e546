import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { items } from '../db/schema';
import { demoFolder } from '../package-paths';
import { fillDataDir } from '../testing/fill-data-dir';
import { runCommand } from './run-command';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(
    args,
    { DATA_DIR: path.join(folder, 'data'), ...env },
    { out: (line) => out.push(line), error: (line) => errors.push(line) },
    {
      printCatalogue: async ({ db, output }) => {
        const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(items);
        output.out(`printed ${count} products`);
        return count > 0;
      },
    },
  );
  return { code, out, errors };
}

describe('runCommand', () => {
  it.each([[[]], [['drop']], [['toString']], [['export']], [['seed', 'file.json']], [['import', 'a', 'b']]])(
    'prints usage for %j',
    async (args) => {
      const { code, errors } = await run(args);
      expect(code).toBe(2);
      expect(errors.join()).toContain('pnpm db:import <file.json>');
    },
  );
  it('names an unknown option before the usage', async () => {
    const { code, errors } = await run(['products', 'mine.csv', '--dryrun']);
    expect(code).toBe(2);
    expect(errors[0]).toBe('Unknown option: --dryrun');
  });
  it('reports an invalid configuration in one line', async () => {
    expect(await run(['migrate'], { DATABASE_URL: 'mysql://localhost' })).toEqual({
      code: 1,
      out: [],
      errors: [expect.stringMatching(/^DATABASE_URL must be /)],
    });
  });
  it('generates the PDF catalogue of a seeded shop', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    expect((await run(['seed'])).out).toEqual(['The demo shop is in the database.', 'printed 49 products']);
  }, 120_000);
  it('imports, exports and generates the catalogue', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    const file = path.join(folder, 'mine.json');
    expect((await run(['catalog'])).code).toBe(1);
    const imported = await run(['import', path.join(demoFolder, 'catalogue.json')]);
    expect(imported).toMatchObject({ code: 0, errors: [] });
    expect(imported.out.at(-1)).toBe('printed 49 products');
    expect(await run(['export', file])).toMatchObject({ code: 0, errors: [] });
    expect(JSON.parse(await readFile(file, 'utf8')).products).toHaveLength(49);
    expect((await run(['seed'])).out).toEqual(['The shop has content of its own; nothing was changed.']);
    expect(await run(['catalog'])).toMatchObject({ code: 0, out: ['printed 49 products'] });
    expect(await run(['import', path.join(folder, 'no.json')])).toMatchObject({
      code: 1,
      errors: [`No such file or folder: ${path.join(folder, 'no.json')}`],
    });
  }, 120_000);
  it('says how many products an import removes', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    const starter = path.join(import.meta.dirname, '../../../../examples/starter-shop/catalogue.json');
    const lines = path.join(folder, 'products.csv');
    await writeFile(lines, 'code,name_en,name_ar,price\nZZ1,Stool,كرسي,90\nZZ2,Bench,مقعد,120\n');
    const { length } = JSON.parse(await readFile(starter, 'utf8')).products;
    const env = { MEDIA_DIR: folder };
    const first = `Imported ${starter}; products: ${length}.`;
    expect((await run(['import', starter], env)).out).toContain(first);
    expect((await run(['products', lines], env)).code).toBe(0);
    const again = `Imported ${starter}; products: ${length} (2 removed).`;
    expect((await run(['import', starter], env)).out).toContain(again);
  }, 120_000);
});
