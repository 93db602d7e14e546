import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database';
import * as schema from '../../db/schema';
import { demoCatalogue, demoMediaFolder } from '../../testing/demo-shop';
import { openSeededDatabase } from '../../testing/seeded-databases';
import type { ContentProblem } from './compose-content';
import { applyFiles } from './content-files';

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

const lineOf = ({ file, line, column, message }: ContentProblem) => `${file}:${line}:${column} ${message}`;

/** Applies a document; problems and warnings as they are printed. */
async function importThe(json: string) {
  await writeFile(file, json);
  const applied = await applyFiles(
    database.db,
    { catalogue: file, spreadsheets: [] },
    { mediaFolder: demoMediaFolder },
  );
  return {
    problems: applied.outcome === 'refused' ? applied.problems.map(lineOf) : undefined,
    warnings: applied.warnings.map(lineOf),
  };
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

    expect(await importThe(JSON.stringify(mine))).toEqual({ problems: undefined, warnings: [] });
    expect(await database.db.select().from(schema.items)).toMatchObject([{ code: 'NF1042', price: 12_345 }]);
    expect(await database.db.select().from(schema.leads)).toHaveLength(1);
    expect(await database.db.select().from(schema.quoteRequests)).toMatchObject([{ itemId: null }]);
  });
  it('stores the maker’s synonyms in their order, and refuses one that is alone', async () => {
    const document = JSON.parse(await demoJson());
    const synonyms = [
      ['زولو', 'zulu'],
      ['daybed', 'كنبة نهارية'],
    ];
    expect((await importThe(JSON.stringify({ ...document, synonyms }))).problems).toBeUndefined();
    const stored = await database.db
      .select()
      .from(schema.searchSynonyms)
      .orderBy(schema.searchSynonyms.position);
    expect(stored.map(({ terms }) => terms)).toEqual(synonyms);
    const { problems } = await importThe(JSON.stringify({ ...document, synonyms: [['alone']] }));
    expect(problems?.join()).toContain('synonyms[0]: needs at least two terms');
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
    const files = { catalogue: file, spreadsheets: [] };
    expect(await applyFiles(database.db, files, { mediaFolder: demoMediaFolder })).toMatchObject({
      outcome: 'refused',
      problems: [{ file: 'catalogue.json', message: expect.stringMatching(/^isn't in UTF-8/) }],
    });
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
    const { problems, warnings } = await importThe(`\uFEFF${JSON.stringify(document, null, 2)}`);
    expect(problems).toBeUndefined();
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
