import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database';
import { items, sectionItems } from '../../db/schema';
import { openSeededDatabase } from '../../testing/seeded-databases';
import type { OwnContent } from '../document/own-content';
import { applyFiles } from './content-files';

const smallShop = path.join(import.meta.dirname, '../../testing/small-shop.json');

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await openSeededDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-files-'));
  await write('catalogue.json', await readFile(smallShop, 'utf8'));
  await write('products.csv', 'code,name_en,name_ar,price\nCB1,Bench,مقعد,900\nCB2,Stool,كرسي,300\n');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

const apply = (options: { isDryRun?: boolean; own?: OwnContent } = {}) =>
  applyFiles(
    database.db,
    { catalogue: path.join(folder, 'catalogue.json'), spreadsheets: [path.join(folder, 'products.csv')] },
    { mediaFolder: folder, ...options },
  );

const prices = async () => {
  const rows = await database.db.select({ code: items.code, price: items.price }).from(items);
  return Object.fromEntries(rows.map(({ code, price }) => [code, price / 100]));
};

describe('applyFiles', () => {
  it('makes catalogue and spreadsheet together the content, and says what changed', async () => {
    const first = { products: 3, added: 3, changed: 0 };
    expect(await apply({ isDryRun: true })).toMatchObject({ outcome: 'applied', changes: first });
    expect(await prices()).not.toHaveProperty('CB1');
    expect(await apply()).toMatchObject({ outcome: 'applied', changes: first });
    expect(await prices()).toEqual({ CT1: 2400, CB1: 900, CB2: 300 });
    expect(await apply()).toMatchObject({ outcome: 'same' });

    const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8');
    await write('catalogue.json', text.replace('"price": 2400', '"price": 2500'));
    expect(await apply()).toMatchObject({ changes: { added: 0, changed: 1, removed: [] } });
    expect(await prices()).toEqual({ CT1: 2500, CB1: 900, CB2: 300 });

    await write('products.csv', 'code,name_en,name_ar,price\nCB2,Stool,كرسي,350\nCB3,Desk,مكتب,700\n');
    expect(await apply({ isDryRun: true })).toMatchObject({ changes: { removed: ['CB1'] } });
    expect(await apply()).toMatchObject({ changes: { products: 3, added: 1, changed: 1, removed: ['CB1'] } });
    expect(await prices()).toEqual({ CT1: 2500, CB2: 350, CB3: 700 });
  });

  it('says which prices change, and what they were', async () => {
    await apply();
    await write('products.csv', 'code,name_en,name_ar,price\nCB1,Bench,مقعد,9000\nCB2,Stool,كرسي,300\n');
    expect(await apply({ isDryRun: true })).toMatchObject({
      changes: { prices: [{ code: 'CB1', before: 900, after: 9000 }] },
    });
  });

  it('refuses to remove products that the document still names, with each place', async () => {
    const text = JSON.parse(await readFile(path.join(folder, 'catalogue.json'), 'utf8'));
    const withPage = (item_ids: unknown[]) => {
      const tag = { name_en: 'Ours', name_ar: 'لنا', item_ids };
      const sections = [{ id: 1, type: 'items_slider', tag }];
      return { ...text, pages: { home: { name_en: 'Home', name_ar: 'الرئيسية', sections } } };
    };
    const stool = 'code,name_en,name_ar,price\nCB2,Stool,كرسي,300\n';
    await write('catalogue.json', JSON.stringify(withPage(['cb1', 'CB2', 1])));
    await apply();
    await write('products.csv', stool);
    await write('catalogue.json', JSON.stringify({ ...withPage(['TABLE9', 'CB2', 'CB9', 1]), products: [] }));
    const refused = await apply();
    if (refused.outcome !== 'refused') throw new Error(refused.outcome);
    const removed = '; if it was removed, take it out here too, or keep the product and hide it';
    expect(refused.problems.map(({ message }) => message.replace(/^\S+ /, ''))).toEqual([
      `product "TABLE9" does not exist${removed}`,
      'product "CB9" does not exist; did you mean "CB2"?',
      `product 1 does not exist${removed}`,
    ]);
    expect(await prices()).toHaveProperty('CB1');
  });

  it('hides products, and says which', async () => {
    await apply();
    const rows = (hidden: string) =>
      `code,name_en,name_ar,price,hidden\nCB1,Bench,مقعد,900,${hidden}\nCB2,Stool,كرسي,300,no\n`;
    await write('products.csv', rows('yes'));
    expect(await apply({ isDryRun: true })).toMatchObject({ changes: { hidden: ['CB1'], removed: [] } });
    expect(await apply()).toMatchObject({ changes: { hidden: ['CB1'], changed: 1 } });
    await write('products.csv', `${rows('yes')}CB3,Desk,مكتب,700,yes\n`);
    // Visitors never saw a product that is new and hidden.
    expect(await apply()).toMatchObject({ changes: { hidden: [], added: 1 } });
  });

  it('finds products that a document names by code in a spreadsheet', async () => {
    const text = JSON.parse(await readFile(path.join(folder, 'catalogue.json'), 'utf8'));
    const tag = { name_en: 'Ours', name_ar: 'لنا', item_ids: ['CB2', 'ct1'] };
    const sections = [{ id: 1, type: 'items_slider', tag }];
    text.pages = { home: { name_en: 'Home', name_ar: 'الرئيسية', sections } };
    await write('catalogue.json', JSON.stringify(text));
    await apply();
    const listed = await database.db
      .select({ code: items.code })
      .from(sectionItems)
      .innerJoin(items, eq(items.id, sectionItems.itemId))
      .where(eq(sectionItems.sectionId, 1))
      .orderBy(asc(sectionItems.position));
    expect(listed.map(({ code }) => code)).toEqual(['CB2', 'CT1']);
  });

  it('checks files again that were accepted, once the shop’s own code has other fields', async () => {
    const text = JSON.parse(await readFile(path.join(folder, 'catalogue.json'), 'utf8'));
    text.pages = {
      home: {
        name_en: 'Home',
        name_ar: 'الرئيسية',
        sections: [{ id: 1, type: 'workshop_hours', opens_at: '9' }],
      },
    };
    await write('catalogue.json', JSON.stringify(text));
    const ownField = (field: string, version: string) => ({
      own: { sections: { workshop_hours: { [field]: v.string() } }, pages: [], version },
    });
    const first = ownField('opens_at', 'one');
    expect(await apply(first)).toMatchObject({ outcome: 'applied' });
    expect(await apply(first)).toMatchObject({ outcome: 'same' });
    expect(await apply(ownField('opens', 'two'))).toMatchObject({
      outcome: 'refused',
      problems: [{ file: 'catalogue.json', message: expect.stringContaining('opens') }],
    });
    const third = ownField('opens_at', 'three');
    expect(await apply(third)).toMatchObject({ outcome: 'applied', changes: { changed: 0 } });
    expect(await apply(third)).toMatchObject({ outcome: 'same' });
  });

  it('changes nothing if a file is wrong or missing', async () => {
    await apply();
    const before = await prices();
    await write('products.csv', 'code,price\nCT1,cheap\n');
    expect(await apply()).toMatchObject({
      outcome: 'refused',
      problems: [{ file: 'products.csv', line: 2 }],
    });
    await write('products.csv', 'code,name_en\nBN1,Bench');
    expect(await apply()).toMatchObject({
      outcome: 'refused',
      problems: [{ file: 'products.csv', message: 'BN1 price: is missing' }],
    });
    await rm(path.join(folder, 'products.csv'));
    expect(await apply()).toMatchObject({
      outcome: 'refused',
      problems: [{ file: 'products.csv', message: 'the file is missing' }],
    });
    expect(await prices()).toEqual(before);
  });
});
