import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database';
import { demoCatalogue } from '../../testing/demo-shop';
import { importCatalogue } from '../../testing/import-catalogue';
import { openSeededDatabase } from '../../testing/seeded-databases';
import type { Catalogue } from '../document/catalogue-schema';
import { readCatalogue } from '../document/read-catalogue';

let database: OpenDatabase;
let demo: Catalogue;
beforeEach(async () => {
  database = await openSeededDatabase();
  const { catalogue } = await readCatalogue(await readFile(demoCatalogue, 'utf8'));
  if (!catalogue) throw new Error('the demo is invalid');
  demo = catalogue;
  for (const product of demo.products) delete product.postion;
  await importThe(demo);
});
afterEach(() => database.close());

const importThe = (catalogue: Catalogue) => database.db.transaction((tx) => importCatalogue(tx, catalogue));

const CONTENT = [
  'items',
  'item_images',
  'item_colors',
  'set_items',
  'categories',
  'projects',
  'pages',
  'sections',
  'section_items',
  'settings_groups',
  'zones',
  'promos',
  'search_vocabulary',
  'redirects',
];

/** The version of each row, which every write of it changes, by table. */
async function rowVersions() {
  const versions = new Map<string, string>();
  for (const table of CONTENT) {
    const { rows } = (await database.db.execute(
      sql`select to_jsonb(t)->>'id' as id, xmin::text || ctid::text as version, md5(t::text) as text from ${sql.identifier(table)} t`,
    )) as { rows: { id: string | null; version: string; text: string }[] };
    for (const { id, version, text } of rows) versions.set(`${table} ${id ?? text}`, version);
  }
  return versions;
}

/** The rows that a change of the demo's content writes or deletes. */
async function written(change: (catalogue: Catalogue) => void): Promise<string[]> {
  const before = await rowVersions();
  change(demo);
  await importThe(demo);
  const after = await rowVersions();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => before.get(name) !== after.get(name)).sort();
}

const rowsOf = async (query: string) => (await database.db.execute(query)) as { rows: unknown[] };

describe('an import', () => {
  it('writes nothing and keeps caches if nothing differs', async () => {
    const version = database.contentChanges.version();
    expect(await written(() => {})).toEqual([]);
    expect(database.contentChanges.version()).toBe(version);
  });

  it('writes a product whose price changed, its images, and its category, whose page shows it', async () => {
    const rows = await written(({ products: [sofa] }) => {
      if (sofa) sofa.price += 1;
    });
    expect(new Set(rows.map((row) => row.split(' ')[0]))).toEqual(
      new Set(['items', 'item_images', 'item_colors', 'categories']),
    );
    expect(rows.filter((row) => row.startsWith('items '))).toEqual(['items 101']);
    expect(rows.filter((row) => row.startsWith('categories '))).toEqual(['categories 1']);
  });

  it('writes the products that a renamed color is a word of, and no others', async () => {
    const [color] = demo.colors;
    const having = demo.products.filter(
      ({ has_colors, colors }) => has_colors && colors.some(({ id }) => id === color?.id),
    );
    expect(having.length).toBeGreaterThan(0);
    const rows = await written(() => {
      if (color) color.name_en = 'Zinnober';
    });
    const items = rows.filter((row) => row.startsWith('items '));
    expect(items).toEqual(having.map(({ id }) => `items ${id}`).sort());
    const word = sql`select to_jsonb(word) from search_vocabulary where word = 'zinnober'`;
    expect(((await database.db.execute(word)) as { rows: unknown[] }).rows).toHaveLength(1);
  });

  it('leaves the products after a removed or a new one in their places', async () => {
    const rows = await written(({ products, projects, pages }) => {
      for (const product of products) {
        product.related_ids = product.related_ids.filter((id) => id !== 103);
        product.set_items = product.set_items.filter(({ item_id }) => item_id !== 103);
      }
      for (const project of projects) project.items = project.items.filter(({ item_id }) => item_id !== 103);
      for (const page of Object.values(pages))
        for (const { tag } of page.sections) if (tag) tag.item_ids = tag.item_ids.filter((id) => id !== 103);
      const [removed] = products.splice(
        products.findIndex(({ id }) => id === 103),
        1,
      );
      if (removed) products.push({ ...removed, id: 9001, code: 'ZZ9001', images: [], set_items: [] });
    });
    const items = rows.filter((row) => row.startsWith('items '));
    expect(items.length).toBeLessThan(8);
    expect(items).toContain('items 9001');
    const order = await rowsOf('select id from items order by position, id');
    expect(order.rows).toEqual(demo.products.map(({ id }) => ({ id })));
  });

  it('keeps zones whose governorate moves from a removed country', async () => {
    const [first] = demo.countries;
    if (!first) throw new Error('no country');
    const { rows: before } = await rowsOf('select id from zones order by id');
    demo.countries = demo.countries.map((country) =>
      country === first ? { ...country, id: 900, country_code: first.country_code } : country,
    );
    await importThe(demo);
    expect((await rowsOf('select id from zones order by id')).rows).toEqual(before);
    expect((await rowsOf('select id from countries where id in (1, 900)')).rows).toEqual([{ id: 900 }]);
  });

  it('writes all rows of a database from before they had hashes', async () => {
    await database.db.execute('update items set import_hash = null');
    const rows = await written(() => {});
    expect(rows.filter((row) => row.startsWith('items '))).toHaveLength(demo.products.length);
  });
});
