import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from '../catalogue/read-catalogue';
import type { OpenDatabase } from '../db/database';
import * as schema from '../db/schema';
import { currentContent } from '../db/seed/replace-content';
import { demoCatalogue, demoMediaFolder } from '../testing/demo-shop';
import { openSeededDatabase } from '../testing/seeded-databases';
import { exportCatalogue } from './export-catalogue';
import { exportFile } from './export-file';
import { importFile } from './import-file';

const demoJson = () => readFile(demoCatalogue, 'utf8');

let database: OpenDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-io-'));
  file = path.join(folder, 'catalogue.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const importThe = (json: string, mediaFolder = demoMediaFolder) =>
  writeFile(file, json).then(() => importFile(database.db, file, { mediaFolder, isConfirmed: true }));

/** Normalizes null, missing values and timestamps, which have several equivalent forms. */
function plain(value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child != null)
      .map(([key, child]) => [key, plain(child)]),
  );
}

/** All rows of all tables as text, without import times. */
async function allRows(): Promise<Record<string, string[]>> {
  const tables = Object.values<unknown>({ ...schema }).filter((entry) => entry instanceof PgTable);
  const dump: Record<string, string[]> = {};
  for (const table of tables) {
    const { name } = getTableConfig(table);
    if (name === 'imported_content' || name === 'content_versions') continue;
    const { rows } = (await database.db.execute(
      sql`select ${table}::text as row from ${table} order by 1`,
    )) as {
      rows: { row: string }[];
    };
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

describe('export', () => {
  it('returns what was imported', async () => {
    const { catalogue: original } = await readCatalogue(await demoJson());
    await exportFile(database.db, file);
    const { catalogue, problems } = await readCatalogue(await readFile(file, 'utf8'));
    expect(problems).toBeUndefined();
    // Short links are unordered, and a page's name is its slug.
    original?.redirects.sort((one, other) => one.slug.localeCompare(other.slug));
    for (const [slug, page] of Object.entries(original?.pages ?? {})) page.name = slug;
    expect(plain(catalogue)).toEqual(plain(original));
  });
  it('returns the maker’s synonyms, in their order', async () => {
    const document = JSON.parse(await demoJson());
    const synonyms = [
      ['زولو', 'zulu'],
      ['daybed', 'كنبة نهارية'],
    ];
    expect((await importThe(JSON.stringify({ ...document, synonyms }))).problems).toBeUndefined();
    expect((await exportCatalogue(database.db)).synonyms).toEqual(synonyms);
    const { problems } = await importThe(JSON.stringify({ ...document, synonyms: [['alone']] }));
    expect(problems?.join()).toContain('synonyms[0]: needs at least two terms');
    await importThe(await demoJson());
    expect((await exportCatalogue(database.db)).synonyms).toEqual([]);
  });

  it('produces a file that imports to the same rows', async () => {
    const before = await allRows();
    await exportFile(database.db, file);
    const { problems } = await importFile(database.db, file, { mediaFolder: demoMediaFolder });
    expect(problems).toBeUndefined();
    expect(await allRows()).toEqual(before);
    expect(before.items?.length).toBe(49);
  });
  it('keeps the schema that a file names for editors', async () => {
    await writeFile(file, '{ "$schema": "./catalogue.schema.json" }');
    await exportFile(database.db, file);
    expect(await readFile(file, 'utf8')).toMatch(/^\{\s+"\$schema": "\.\/catalogue\.schema\.json",/);
    await writeFile(file, 'not JSON');
    await exportFile(database.db, file);
    expect(await readFile(file, 'utf8')).not.toContain('$schema');
  });
  it('keeps the old file if it fails', async () => {
    await expect(exportFile(database.db, path.join(folder, 'no', 'such', 'folder.json'))).rejects.toThrow();
  });
});

describe('import', () => {
  it('replaces content permanently, and keeps visitors’ data', async () => {
    const [lead] = await database.db
      .insert(schema.leads)
      .values({ name: 'Sara', phone: '512345678' })
      .returning();
    await database.db.insert(schema.quoteRequests).values({ leadId: lead?.id ?? 0, itemId: 102 });
    const mine = JSON.parse(await demoJson());
    mine.products = mine.products.filter(
      ({ id, is_set }: { id: number; is_set: boolean }) => id === 101 && !is_set,
    );
    mine.products[0].price = 123.45;
    mine.products[0].related_ids = [];
    for (const project of mine.projects) project.items = [];
    for (const page of Object.values<{ sections: { tag: { item_ids: number[] } | null }[] }>(mine.pages)) {
      for (const { tag } of page.sections) if (tag) tag.item_ids = [];
    }

    const { imported, warnings } = await importThe(JSON.stringify(mine));
    expect(imported?.products).toHaveLength(1);
    expect(warnings).toEqual([]);
    expect((await exportCatalogue(database.db)).products).toMatchObject([{ code: 'NF1042', price: 123.45 }]);
    expect(await database.db.select().from(schema.leads)).toHaveLength(1);
    expect(await database.db.select().from(schema.quoteRequests)).toMatchObject([{ itemId: null }]);
    expect(await currentContent(database.db)).toMatchObject({ source: 'import' });
  });
  it('and export omit derived colours, so that they follow when the brand’s colour is changed', async () => {
    const colorsAfter = async (colors: Record<string, string>) => {
      const mine = JSON.parse(await demoJson());
      mine.settings.theme = { ...mine.settings.theme, colors };
      expect((await importThe(JSON.stringify(mine))).problems).toBeUndefined();
      return (await exportCatalogue(database.db)).settings.theme?.colors;
    };
    const given = { action_ground: '#8a3b1c', accent_ground: '#114455' };
    expect(await colorsAfter(given)).toEqual(given);
    const withHover = { ...given, action_ground_hover: '#5a2b0c' };
    expect(await colorsAfter(withHover)).toEqual(withHover);
  });
  it('reports an unknown key where the key is', async () => {
    const mine = (await demoJson()).replace('"maintenance_mode": false', '"maintenance_mod":    false');
    const { warnings } = await importThe(mine);
    const lines = mine.split('\n');
    const line = lines.findIndex((text) => text.includes('"maintenance_mod"'));
    expect(warnings).toEqual([
      `catalogue.json:${line + 1}:${(lines[line]?.indexOf('"maintenance_mod"') ?? 0) + 1} settings.maintenance_mod: unknown key, ignored; did you mean "maintenance_mode"?`,
    ]);
  });
  it('reports every problem with its position, and changes nothing', async () => {
    const before = await allRows();
    const lines = (await demoJson()).split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    const at = lineOf('"code": "NF1042"');
    expect(at).toBeGreaterThan(1);
    const broken = lines
      .join('\n')
      .replace('"code": "NF1042"', '"code": "NF-1042"')
      .replace('"maintenance_mode": false', '"maintenance_mode": "no"');
    const { problems } = await importThe(broken);
    expect(problems).toEqual([
      `catalogue.json:${lineOf('"maintenance_mode"')}:${(lines[lineOf('"maintenance_mode"') - 1]?.indexOf('false') ?? 0) + 1} settings.maintenance_mode: expected boolean, got "no"`,
      expect.stringMatching(new RegExp(`^catalogue\\.json:${at}:\\d+ products\\[0\\]\\.code: .*NF-1042`)),
    ]);
    expect(await allRows()).toEqual(before);
  });
  it('reports positions of missing fields and dangling references', async () => {
    const document = JSON.parse(await demoJson());
    delete document.products[0].price;
    expect((await importThe(JSON.stringify(document, null, 2))).problems).toEqual([
      expect.stringMatching(/^catalogue\.json:\d+:5 products\[0\]\.price: is missing$/),
    ]);
    document.products[0].price = 1;
    document.products[1].colors[1].id = 999;
    document.products[2].code = 'nf1042';
    expect((await importThe(JSON.stringify(document, null, 2))).problems).toEqual([
      expect.stringMatching(/:\d+:\d+ products\[1\]\.colors\[1\]\.id: color 999 does not exist$/),
      expect.stringMatching(
        /:\d+:\d+ products\[2\]\.code: nf1042 is used twice, first in products\[0\]\.code$/,
      ),
    ]);
  });
  it('finds positions in a page with a numeric slug', async () => {
    const document = JSON.parse(await demoJson());
    document.pages['2030'] = { name_en: 'Next', name_ar: 'القادم', sections: [{ id: 1, type: 'carousel' }] };
    const json = JSON.stringify(document, null, 2);
    const line = json.split('\n').findIndex((text) => text.includes('"carousel"')) + 1;
    expect((await importThe(json)).problems).toEqual([
      expect.stringMatching(new RegExp(`^catalogue\\.json:${line}:19 pages\\[2030\\]`)),
    ]);
  });
  it('reports positions of HTML as currency and a disguised external short link', async () => {
    const document = JSON.parse(await demoJson());
    document.settings.currency = '<b>';
    document.redirects = [{ slug: 'sale', url: '/\u00ad/evil.example' }];
    const json = JSON.stringify(document, null, 2);
    const placeOf = (text: string) => {
      const lines = json.split('\n');
      const line = lines.findIndex((candidate) => candidate.includes(text));
      return `:${line + 1}:${(lines[line] ?? '').indexOf(text) + 1} `;
    };
    expect((await importThe(json)).problems).toEqual([
      expect.stringContaining(`${placeOf('"<b>"')}settings.currency: "<b>" isn't supported`),
      expect.stringContaining(
        `${placeOf('"/\u00ad/evil')}redirects[0].url: must be a URL with https: or http:, or a path`,
      ),
    ]);
  });
  it('reports positions of JSON syntax errors', async () => {
    expect((await importThe('{\n  "settings": {},\n  "products": [1,]\n}')).problems).toEqual([
      expect.stringMatching(/^catalogue\.json:3:18 not well-formed JSON: a value is missing/),
    ]);
    expect((await importThe('{\n  "settings": {}\n  "products": []\n}')).problems).toEqual([
      'catalogue.json:3:3 not well-formed JSON: a comma is missing',
    ]);
    expect((await importThe('')).problems).toHaveLength(1);
  });
  it('rejects a document that is not in UTF-8', async () => {
    await writeFile(file, Buffer.from('{ "settings": { "brand": { "name_en": "Caf\xe9" } } }', 'latin1'));
    const importing = importFile(database.db, file, { mediaFolder: demoMediaFolder });
    await expect(importing).rejects.toThrow(/^catalogue\.json isn't in UTF-8/);
  });
  it('warns about missing images beside the document’s problems', async () => {
    const document = JSON.parse(await demoJson());
    document.categories[0].image_url = 'rooms/no-such-room.webp';
    document.categories[1].image_url = 'http://cdn.example/room.webp';
    const { problems, warnings } = await importThe(JSON.stringify(document, null, 2));
    expect(problems).toEqual([expect.stringMatching(/categories\[1\]\.image_url: .*https URL/)]);
    expect(warnings).toEqual([expect.stringMatching(/categories\[0\]\.image_url: image not found/)]);
  });
  it('warns about unknown keys and missing images', async () => {
    const document = JSON.parse(await demoJson());
    document.categories[0].image_url = 'rooms/no-such-room.webp';
    document.settings.curency = 'SAR';
    const { imported, warnings } = await importThe(`\uFEFF${JSON.stringify(document, null, 2)}`);
    expect(imported).toBeDefined();
    expect(warnings).toEqual([
      expect.stringMatching(
        /^catalogue\.json:\d+:\d+ settings\.curency: unknown key, ignored; did you mean "currency"\?$/,
      ),
      expect.stringMatching(
        /^catalogue\.json:\d+:\d+ categories\[0\]\.image_url: image not found: rooms\/no-such-room\.webp$/,
      ),
    ]);
  });
});
