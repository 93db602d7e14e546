import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../app/read-config';
import { startWork } from '../../app/start-work';
import { openDatabase } from '../../db/connection';
import { items } from '../../db/schema';
import { createPictureQueue } from '../../media/picture-queue';
import { demoCatalogue, demoMediaFolder } from '../../testing/demo-shop';
import { fillDataDir } from '../../testing/fill-data-dir';
import { openEmptyDatabase, openSeededDatabase } from '../../testing/seeded-databases';
import { recordingLogger } from '../../testing/test-api';
import { type CommandInput, readCommand } from './command';
import type { Output } from './output';
import { performCommand } from './perform-command';
import { answerCommands, runCommand } from './run-command';
import { reportUserErrors } from './user-errors';

const smallShop = path.join(import.meta.dirname, '../../testing/small-shop.json');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A shop's files: a catalogue, and perhaps spreadsheets. */
const only = (catalogue: string, ...spreadsheets: string[]) => ({ catalogue, spreadsheets });

const configOf = (env: Record<string, string> = {}) =>
  readConfig({
    DATA_DIR: path.join(folder, 'data'),
    MEDIA_DIR: demoMediaFolder,
    PICTURES_AHEAD: 'off',
    ...env,
  });

async function printed(perform: (output: Output) => Promise<boolean>) {
  const out: string[] = [];
  const errors: string[] = [];
  const notes: string[] = [];
  const steps: string[] = [];
  const isDone = await perform({
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
    note: (line) => notes.push(line),
    question: (option) => errors.push(`question ${option}`),
    progress: (text) => steps.push(text),
  });
  return { isDone, out, errors, notes, steps };
}

/** Runs a command on the database in the folder, which takes a second to open and close. */
const run = (command: CommandInput, env: Record<string, string> = {}) =>
  printed((output) => runCommand(command, configOf(env), output));

/** A shop without content, whose database stays open for all commands of a test. */
async function openEmptyShop(env: Record<string, string> = {}) {
  const { db, close } = await openEmptyDatabase();
  onTestFinished(close);
  return (command: CommandInput) =>
    printed((output) =>
      reportUserErrors(output, () =>
        performCommand(readCommand(command), { db, config: configOf(env), output }),
      ),
    );
}

describe('runCommand', () => {
  it('imports, and generates the catalogue', async () => {
    await fillDataDir(path.join(folder, 'data'), 'withTables');
    const imported = await run({ name: 'import', files: only(demoCatalogue) });
    expect(imported).toMatchObject({ isDone: true, errors: [] });
    // The shop makes it when it is next asked for, so that nobody waits for it here.
    expect(imported.out.join()).not.toContain('PDF');
    expect(imported.steps).toEqual(
      expect.arrayContaining([
        'Reading catalogue.json',
        'Comparing with the shop',
        expect.stringMatching(/^Writing the content: (\d+) of \1$/),
      ]),
    );
    expect(await run({ name: 'catalog' })).toMatchObject({
      isDone: true,
      out: [expect.stringMatching(/^The PDF catalogue has \d+ pages: /)],
    });
  });

  it('fails without content for a catalogue, and without a file to import', async () => {
    const run = await openEmptyShop();
    expect((await run({ name: 'catalog' })).isDone).toBe(false);
    expect(await run({ name: 'import', files: only(path.join(folder, 'no.json')) })).toMatchObject({
      isDone: false,
      errors: [
        'no.json the file is missing',
        'Nothing was changed; problems: 1. Correct no.json, then import again.',
      ],
    });
  });

  it('lists the kept contents with the time on the shop’s clock', async () => {
    const run = await openEmptyShop();
    const document = JSON.parse(await readFile(smallShop, 'utf8'));
    document.settings.time_zone = 'Asia/Dubai';
    const files = only(path.join(folder, 'mine.json'));
    for (const price of [2400, 24_000]) {
      document.products[0].price = price;
      await writeFile(files.catalogue, JSON.stringify(document));
      expect(await run({ name: 'import', files })).toMatchObject({ isDone: true });
    }
    const { out } = await run({ name: 'history' });
    expect(out[0]).toMatch(
      /^ +\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+04:00 {2}.*, prices changed: 1 {2}now$/,
    );
    expect((await run({ name: 'undo', files })).out).toEqual([
      'Price of CT1: 24,000 → 2,400',
      expect.stringMatching(/^Brought back the content of .*\+04:00; /),
      'Wrote mine.json as they were then.',
    ]);
  });

  it('says how many products an import removes, also in a dry run, which changes nothing', async () => {
    const run = await openEmptyShop({ MEDIA_DIR: folder });
    const sheet = path.join(folder, 'products.csv');
    await writeFile(sheet, 'code,name_en,name_ar,price\nZZ1,Stool,كرسي,90\nZZ2,Bench,مقعد,120\n');
    const files = only(smallShop, sheet);
    const quoted =
      '1 of 3 products can be bought online; the others are quoted (column buy_online, الشراء المباشر).';
    expect((await run({ name: 'import', files })).out).toEqual([
      quoted,
      '3 of 3 products have no picture.',
      'Applied the files; products: 3 (3 new, 0 changed, 0 removed).',
    ]);
    await writeFile(sheet, 'code,name_en,name_ar,price\n');
    expect((await run({ name: 'import', files, isDryRun: true })).out).toEqual([
      'Would be removed: ZZ1, ZZ2.',
      '1 of 1 product has no picture.',
      'Nothing was changed (dry run); products: 1 (0 new, 0 changed, 2 removed).',
    ]);
    expect(await run({ name: 'import', files })).toMatchObject({
      isDone: false,
      errors: [
        'Nothing was changed: 2 of 3 products would be removed. If that is right, add --yes.',
        'question --yes',
      ],
    });
    expect((await run({ name: 'import', files, mayRemoveMost: true })).out).toEqual([
      'Removed: ZZ1, ZZ2.',
      '1 of 1 product has no picture.',
      'Applied the files; products: 1 (0 new, 0 changed, 2 removed).',
    ]);
    expect((await run({ name: 'import', files })).out).toEqual(['The shop has this content already.']);
  });

  it('adds the categories that spreadsheets name, if that is wanted, with both names', async () => {
    const run = await openEmptyShop();
    const document = path.join(folder, 'catalogue.json');
    await writeFile(document, await readFile(smallShop, 'utf8'));
    const sheet = path.join(folder, 'products.csv');
    const rows = [
      'ZZ1,Stool,90,Beds,الأسرة',
      'ZZ2,Bench,120,Tables > Benches,الطاولات > المقاعد',
      'ZZ3,Bed,9,Beds,',
    ];
    await writeFile(sheet, ['code,name_en,price,category,category_ar', ...rows].join('\n'));
    const files = only(document, sheet);
    const before = await run({ name: 'import', files });
    expect(before.errors.slice(-4)).toEqual([
      expect.stringMatching(
        /category: 2 categories are missing: "Beds", "Tables > Benches"; in 3 lines \(2–4\)$/,
      ),
      'Nothing was changed; problems: 1. Correct products.csv, then import again.',
      'To have the missing categories added to the catalogue, add --add-categories.',
      'question --add-categories',
    ]);
    const dry = await run({ name: 'import', files, addsCategories: true, isDryRun: true });
    expect(dry.out).toContain('Categories that would be added to the catalogue: Beds, Tables > Benches.');
    expect(await readFile(document, 'utf8')).toBe(await readFile(smallShop, 'utf8'));
    expect(await run({ name: 'import', files, addsCategories: true })).toMatchObject({ isDone: true });
    const { categories } = JSON.parse(await readFile(document, 'utf8'));
    expect(categories).toMatchObject([
      { name_en: 'Tables', subcategories: [{ id: 1, name_en: 'Benches', name_ar: 'المقاعد' }] },
      { id: 2, name_en: 'Beds', name_ar: 'الأسرة' },
    ]);
    expect((await run({ name: 'import', files })).out).toEqual(['The shop has this content already.']);
  });

  describe('while a shop is running', () => {
    it('lets the shop work, and prints what it prints', async () => {
      const config = configOf({ MEDIA_DIR: folder });
      await fillDataDir(config.dataDir, 'withTables');
      const database = await openDatabase(config);
      await database.migrate();
      const { logger } = recordingLogger();
      const stopWork = startWork({ database, config, logger, pictureQueue: createPictureQueue() });
      try {
        const imported = await run({ name: 'import', files: only(smallShop) });
        expect(imported).toMatchObject({ isDone: true, errors: [] });
        expect(imported.out.at(-1)).toBe('Applied the files; products: 1 (1 new, 0 changed, 0 removed).');
        expect(imported.steps).toContainEqual(expect.stringMatching(/^Writing the content: (\d+) of \1$/));
        expect(imported.notes).toEqual([`A shop without content, in ${config.dataDir}`]);
        expect(await database.db.select({ code: items.code }).from(items)).toEqual([{ code: 'CT1' }]);
        const file = path.join(folder, 'products.csv');
        await writeFile(file, 'code,price\nCT1,12.345\n');
        expect(await run({ name: 'import', files: only(smallShop, file) })).toMatchObject({
          isDone: false,
          errors: [
            expect.stringMatching(/^products\.csv:2 CT1 price: "12\.345" can be read in two ways/),
            'Nothing was changed; problems: 1. Correct products.csv, then import again.',
          ],
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
    { name: 'history' },
    { name: 'undo', files: only('catalogue.json') },
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
    await fillDataDir(dataDir, 'withTables');
    const list = { name: 'staff', staff: { action: 'list' } } as const;
    expect((await run(list)).notes).toEqual([`A shop without content, in ${dataDir}`]);
    await run({ name: 'import', files: only(smallShop) });
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
      '--scopes must be one of orders:read, records:write, personal-data:erase, maintenance (for example --scopes orders:read), not "all".',
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
