import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database';
import { items, sections } from '../../db/schema';
import { openSeededDatabase } from '../../testing/seeded-databases';
import { NO_OWN_CONTENT, type OwnContent } from '../document/own-content';
import { applyFiles } from './content-files';
import { listVersions } from './content-versions';
import { undoImport } from './undo-import';

const smallShop = path.join(import.meta.dirname, '../../testing/small-shop.json');

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await openSeededDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-undo-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFile(inFolder(name), text);
const read = (name: string) => readFile(inFolder(name), 'utf8');
const files = () => ({ catalogue: inFolder('catalogue.json'), spreadsheets: [inFolder('products.csv')] });
let own: OwnContent = NO_OWN_CONTENT;
const apply = (amends = false) => applyFiles(database.db, files(), { mediaFolder: folder, own, amends });
const undo = (options: { to?: number } = {}) =>
  undoImport(database.db, { mediaFolder: folder, own, files: files(), ...options });

const prices = async () =>
  (await database.db.select({ price: items.price }).from(items).orderBy(asc(items.position))).map(
    ({ price }) => price / 100,
  );

describe('undo', () => {
  const sheet = (price: number) => `code,name_en,name_ar,price\nCB1,Bench,مقعد,${price}\n`;
  beforeEach(async () => {
    await write('catalogue.json', await readFile(smallShop, 'utf8'));
    await write('products.csv', sheet(900));
    await apply();
  });

  it('the content before comes back, and the files as they were', async () => {
    await write('products.csv', sheet(9));
    await apply();
    expect(await prices()).toEqual([2400, 9]);
    const undone = await undo();
    expect(undone).toMatchObject({
      changes: { changed: 1 },
      files: ['catalogue.json', 'products.csv'],
    });
    expect(await prices()).toEqual([2400, 900]);
    expect(await read('products.csv')).toBe(sheet(900));
    // A start finds nothing to apply.
    expect(await apply()).toMatchObject({ outcome: 'same' });
  });

  describe('with sections of the shop’s own code', () => {
    const OPENS = { opens_at: v.string() };
    const hours = (fields: object) => ({
      pages: {
        home: {
          name_en: 'Home',
          name_ar: 'الرئيسية',
          sections: [{ id: 1, type: 'workshop_hours', ...fields }],
        },
      },
    });
    const shown = async () =>
      (await database.db.select({ type: sections.type, fields: sections.fields }).from(sections)).filter(
        ({ type }) => String(type) === 'workshop_hours',
      );
    beforeEach(async () => {
      own = { sections: { workshop_hours: OPENS }, pages: ['/care'], version: 'one' };
      const shop = JSON.parse(await read('catalogue.json'));
      for (const opens_at of ['9', '19']) {
        await write('catalogue.json', JSON.stringify({ ...shop, ...hours({ opens_at }) }));
        await apply();
      }
    });
    afterEach(() => {
      own = NO_OWN_CONTENT;
    });

    it('what they said before comes back, and the next start applies nothing', async () => {
      expect(await shown()).toMatchObject([{ fields: { opens_at: '19' } }]);
      await undo();
      expect(await shown()).toMatchObject([{ fields: { opens_at: '9' } }]);
      expect(await apply()).toMatchObject({ outcome: 'same' });
    });

    it('a content that their present fields don’t accept is refused, and nothing changed', async () => {
      own = { sections: { workshop_hours: { opens_at: v.number() } }, pages: [], version: 'two' };
      const before = await read('catalogue.json');
      await expect(undo()).rejects.toThrow(/doesn't fit .*opens_at: expected number, got "9"/);
      expect(await read('catalogue.json')).toBe(before);
      expect(await shown()).toMatchObject([{ fields: { opens_at: '19' } }]);
    });
  });

  it('an undone import can be brought back by its number, and a later import is undone to what it replaced', async () => {
    await write('products.csv', sheet(9));
    await apply();
    const [{ id } = { id: 0 }] = await listVersions(database.db);
    await undo();
    await undo({ to: id });
    expect(await prices()).toEqual([2400, 9]);
    await undo();
    await write('products.csv', sheet(950));
    await apply();
    await undo();
    expect(await prices()).toEqual([2400, 900]);
  });

  it('files with changes that were not imported are never overwritten', async () => {
    await write('products.csv', sheet(9));
    await apply();
    await write('products.csv', sheet(10));
    await expect(undo()).rejects.toThrow("The shop doesn't have the changes in products.csv yet");
    expect(await read('products.csv')).toBe(sheet(10));
    expect(await prices()).toEqual([2400, 9]);
  });

  it('of many saves while editing, one content is kept', async () => {
    await write('products.csv', sheet(901));
    await apply();
    for (const price of [902, 903]) {
      await write('products.csv', sheet(price));
      await apply(true);
    }
    // The demo's, the first, and the last.
    expect(await listVersions(database.db)).toHaveLength(3);
    await undo();
    expect(await prices()).toEqual([2400, 900]);
  });

  it('files come back byte by byte, with the mark that Excel needs', async () => {
    const marked = `\uFEFF${sheet(7).replaceAll('\n', '\r\n')}`;
    await write('products.csv', marked);
    await apply();
    await write('products.csv', sheet(8));
    await apply();
    await undo();
    expect(await read('products.csv')).toBe(marked);
    expect(await prices()).toEqual([2400, 7]);
  });

  it('a workbook and a file in another encoding come back byte by byte', async () => {
    const workbook = await readFile(path.join(import.meta.dirname, '../../testing/benches.xlsx'));
    const spreadsheet = inFolder('book.xlsx');
    const files = { catalogue: inFolder('catalogue.json'), spreadsheets: [`${spreadsheet}#Second sheet`] };
    const rows = 'code,name_ar,price\r\nBN1,\xdf\xd1\xd3\xed,7\r\n';
    for (const bytes of [Buffer.from(rows, 'latin1'), workbook, Buffer.from('code,price\nCT1,9\n')]) {
      await writeFile(spreadsheet, bytes);
      const { outcome } = await applyFiles(database.db, files, { mediaFolder: folder });
      expect(outcome).toBe('applied');
    }
    for (const before of [workbook, Buffer.from(rows, 'latin1')]) {
      await undoImport(database.db, { mediaFolder: folder, files });
      expect(await readFile(spreadsheet)).toEqual(before);
    }
  });

  it('a spreadsheet that the configuration no longer names is named', async () => {
    await write('products.csv', sheet(9));
    await apply();
    const alone = { catalogue: inFolder('catalogue.json'), spreadsheets: [] };
    const undone = undoImport(database.db, { mediaFolder: folder, files: alone });
    await expect(undone).rejects.toThrow("The shop doesn't have the changes in products.csv yet");
  });

  it('the last ten contents are kept', async () => {
    for (let price = 1; price <= 12; price += 1) {
      await write('products.csv', sheet(price));
      await apply();
    }
    expect(await listVersions(database.db)).toHaveLength(10);
    for (let count = 0; count < 9; count += 1) await undo();
    expect(await prices()).toEqual([2400, 3]);
    await expect(undo()).rejects.toThrow(/No content before this one is kept/);
    await expect(undo({ to: 1 })).rejects.toThrow(/Content 1 isn't kept/);
    // The oldest content is the present one, and still kept once another replaces it.
    await write('products.csv', sheet(99));
    await apply();
    expect(await prices()).toEqual([2400, 99]);
  });

  it('an import of the same content keeps no second one, but the files as they are now', async () => {
    const kept = await listVersions(database.db);
    await write('products.csv', `${sheet(900)}\n`);
    await apply();
    expect(await listVersions(database.db)).toEqual(kept);
    await write('products.csv', sheet(9));
    await apply();
    await undo();
    expect(await read('products.csv')).toBe(`${sheet(900)}\n`);
  });
});
