import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { openDatabase } from '../db/connection';
import { items } from '../db/schema';
import { createEncodingTurns } from '../images/encoding-turns';
import { startWork } from '../start-work';
import { demoCatalogue, demoMediaFolder } from '../testing/demo-shop';
import { fillDataDir } from '../testing/fill-data-dir';
import { openSeededDatabase } from '../testing/seeded-databases';
import { recordingLogger } from '../testing/test-api';
import type { CommandInput } from './command';
import { answerCommands, runCommand } from './run-command';

const smallShop = path.join(import.meta.dirname, '../testing/small-shop.json');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const configOf = (env: Record<string, string> = {}) =>
  readConfig({
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: demoMediaFolder,
    PICTURES_AHEAD: 'off',
    ...env,
  });

async function run(command: CommandInput, env: Record<string, string> = {}) {
  const out: string[] = [];
  const errors: string[] = [];
  const notes: string[] = [];
  const steps: string[] = [];
  const isDone = await runCommand(command, configOf(env), {
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    note: (line) => notes.push(line),
    progress: (text) => steps.push(text),
  });
  return { isDone, out, errors, notes, steps };
}

describe('runCommand', () => {
  it('imports, exports and generates the catalogue', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    const file = path.join(folder, 'mine.json');
    expect((await run({ name: 'catalog' })).isDone).toBe(false);
    const imported = await run({ name: 'import', file: demoCatalogue });
    expect(imported).toMatchObject({ isDone: true, errors: [] });
    // The shop makes it when it is next asked for, so that nobody waits for it here.
    expect(imported.out.join()).not.toContain('PDF');
    expect(imported.steps).toEqual(
      expect.arrayContaining([
        'Comparing with the shop',
        expect.stringMatching(/^Writing the content: (\d+) of \1$/),
      ]),
    );
    expect(await run({ name: 'export', file })).toMatchObject({ isDone: true, errors: [] });
    expect(JSON.parse(await readFile(file, 'utf8')).products).toHaveLength(49);
    expect(await run({ name: 'catalog' })).toMatchObject({
      isDone: true,
      out: [expect.stringMatching(/^The PDF catalogue has \d+ pages: /)],
    });
    expect(await run({ name: 'import', file: path.join(folder, 'no.json') })).toMatchObject({
      isDone: false,
      errors: [`No such file or folder: ${path.join(folder, 'no.json')}`],
    });
    expect(await run({ name: 'export', file: path.join(folder, 'no/mine.json') })).toMatchObject({
      isDone: false,
      errors: [`No such file or folder: ${path.join(folder, 'no/mine.json')}`],
    });
  });

  it('lists the kept contents with the time on the shop’s clock', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    const document = JSON.parse(await readFile(smallShop, 'utf8'));
    document.settings.time_zone = 'Asia/Dubai';
    const file = path.join(folder, 'mine.json');
    for (const price of [2400, 24_000]) {
      document.products[0].price = price;
      await writeFile(file, JSON.stringify(document));
      expect(await run({ name: 'import', file })).toMatchObject({ isDone: true });
    }
    const { out } = await run({ name: 'history' });
    expect(out[0]).toMatch(
      /^ +\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+04:00 {2}.*, prices changed: 1 {2}now$/,
    );
    expect((await run({ name: 'undo' })).out).toEqual([
      'Price of CT1: 24,000 → 2,400',
      expect.stringMatching(/^Brought back the content of .*\+04:00; /),
    ]);
  });

  it('says how many products an import removes', async () => {
    await fillDataDir(path.join(folder, 'data'), 'empty');
    const file = path.join(folder, 'products.csv');
    await writeFile(file, 'code,name_en,name_ar,price\nZZ1,Stool,كرسي,90\nZZ2,Bench,مقعد,120\n');
    const { length } = JSON.parse(await readFile(smallShop, 'utf8')).products;
    const env = { MEDIA_DIR: folder };
    const importing = () => run({ name: 'import', file: smallShop }, env);
    expect((await importing()).out).toContain(
      `Imported small-shop.json; products: ${length} (${length} new, 0 changed, 0 removed).`,
    );
    expect((await run({ name: 'products', file, isDryRun: false }, env)).isDone).toBe(true);
    const { out } = await importing();
    expect(out).toContain('Removed: ZZ1, ZZ2.');
    expect(out).toContain(`Imported small-shop.json; products: ${length} (0 new, 0 changed, 2 removed).`);
  });

  describe('while a shop is running', () => {
    it('lets the shop work, and prints what it prints', async () => {
      const config = configOf({ MEDIA_DIR: folder });
      await fillDataDir(config.dataDir, 'empty');
      const database = await openDatabase(config);
      await database.migrate();
      const { logger } = recordingLogger();
      const stopWork = startWork({ database, config, logger, encodingTurns: createEncodingTurns() });
      try {
        const imported = await run({ name: 'import', file: smallShop });
        expect(imported).toMatchObject({ isDone: true, errors: [] });
        expect(imported.out.at(-1)).toBe(
          'Imported small-shop.json; products: 1 (1 new, 0 changed, 0 removed).',
        );
        expect(imported.steps).toContainEqual(expect.stringMatching(/^Writing the content: (\d+) of \1$/));
        expect(imported.notes).toEqual([`A shop without content, in ${config.dataDir}`]);
        expect(await database.db.select({ code: items.code }).from(items)).toEqual([{ code: 'CT1' }]);
        const file = path.join(folder, 'products.csv');
        await writeFile(file, 'code,price\nCT1,12.345\n');
        expect(await run({ name: 'products', file, isDryRun: false })).toMatchObject({
          isDone: false,
          errors: [
            expect.stringMatching(/^products\.csv:2 CT1 price: "12\.345" isn't a number/),
            expect.stringMatching(/^Nothing was changed: .* 1 invalid\.$/),
          ],
        });
        expect(await run({ name: 'import', file: path.join(folder, 'no.json') })).toMatchObject({
          isDone: false,
          errors: [`No such file or folder: ${path.join(folder, 'no.json')}`],
        });
      } finally {
        await stopWork();
        await database.close();
      }
    });

    it('is asked to be restarted if it does not know the command', async () => {
      const lines: string[] = [];
      const { db, close } = await openSeededDatabase();
      await answerCommands(db, configOf())('{"name":"polish"}', (line) => lines.push(line));
      await close();
      expect(lines).toEqual([expect.stringContaining('restart it'), '{"isDone":false}']);
    });
  });

  it.each([
    { name: 'records', request: { kind: 'orders' } },
    { name: 'export', file: 'mine.json' },
    { name: 'products', file: 'products.csv', isDryRun: false },
    { name: 'backup', folder: 'backup' },
    { name: 'catalog' },
    { name: 'forget', person: { phone: '+966500000000' } },
    { name: 'staff', staff: { action: 'list' } },
    { name: 'migrate' },
  ] satisfies CommandInput[])('$name opens no shop where there is none', async (command) => {
    expect(await run(command)).toMatchObject({
      isDone: false,
      out: [],
      errors: [expect.stringContaining(`There is no shop in ${path.join(folder, 'data')}.`)],
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the shop, apart from the result', async () => {
    const dataDir = path.join(folder, 'data');
    await fillDataDir(dataDir, 'empty');
    const list = { name: 'staff', staff: { action: 'list' } } as const;
    expect((await run(list)).notes).toEqual([`A shop without content, in ${dataDir}`]);
    await run({ name: 'import', file: smallShop });
    const { brand } = JSON.parse(await readFile(smallShop, 'utf8')).settings;
    expect((await run(list)).notes).toEqual([`${brand.name_en}, in ${dataDir}`]);
  });

  it.each([
    [
      { name: 'records', request: { kind: 'leads', status: 'lost' } },
      '--status must be one of new, contacted, closed (for example --status new), not "lost".',
    ],
    [
      { name: 'records', request: { kind: 'orders', from: 'yesterday' } },
      '--from must be a date such as 2026-01-31, or a time such as 2026-01-31T09:00:00Z, not "yesterday".',
    ],
    [
      { name: 'staff', staff: { action: 'add', name: 'Sara', scopes: ['orders:read', 'all'], days: 1 } },
      '--scopes must be one of orders:read, records:write, personal-data:erase, content:write, maintenance (for example --scopes orders:read), not "all".',
    ],
    [
      { name: 'staff', staff: { action: 'add', name: 'Sara', scopes: ['orders:read'], days: 0 } },
      '--days must be a number of days from 1 to 3650, such as 365, not 0.',
    ],
    [
      { name: 'staff', staff: { action: 'add', name: 'owner', scopes: ['orders:read'], days: 1 } },
      /^The name must be .*, not "owner"\.$/,
    ],
    [
      { name: 'forget', person: { phone: 'banana' } },
      'The person must be a phone such as +966501234567, or an e-mail address such as sara@mail.example, not "banana".',
    ],
    [{ name: 'forget', person: { email: 'sara@' } }, /^The person must be a phone .*, not "sara@"\.$/],
  ])('says what was typed and what may be: %j', async (command, message) => {
    const { errors } = await run(command as CommandInput);
    expect(errors).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
  });
});
