import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listLeadRecords } from '../modules/leads/lead-records.repository';
import { listOrderRecords } from '../modules/orders/order-records.repository';
import { listRequestRecords } from '../modules/requests/request-records.repository';
import { migrationsFolder } from '../package-paths';
import { StartupError } from '../startup-error';
import { seedDemo } from '../testing/demo-shop';
import { pgliteDatabase } from './embedded/pglite-database';
import { items, promos } from './schema';

/** SHA-256 of each migration. Shops have applied them: add the hash of a new one, never change one. */
const HASHES = [
  '419b0f0925533f1f7178702e02fd3b883c0df5c3f2d3e643ff7efadef7c07f74',
  '87e103dfc29689e558d4975dd33aaa6961debb32e86355bafcd074ba0d27ed09',
  '7ef487aba8aa063f2a1c882af28b99ccee3be0fca6ab29334f9836f7bbf6ad7d',
  '787e5a44c57f34db11e50f063ac45c4c0c9c06e65adaa45c849e33270e8b8939',
  '83e830055ef44fa102cbbf8096c9877a5b1ddf51763d596d10c0bbda75ae73f4',
  'b6497c7a876c7b9f8aea75fd99aea74c7c594243fd345fe43a53697bf728afa0',
  '644b13e8750f0aff70e96813802976d319cbd87273cc71e5ec08b8de610e1e90',
  '524935a16af8bbf0e060fa76880dde5fad4943d016d8b58904c99f2c94a346f0',
  '74f9e9f1fa2849d7e62a13c924696d2e269155a79cc84512426f9be67d9000db',
];

let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create({
    loadDataDir: new Blob([new Uint8Array(await readFile(inject('databaseDumps').empty))]),
  });
});
afterEach(() => client.close());

it('migrations are only added', () => {
  expect(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)).toEqual(HASHES);
});

describe('a database', () => {
  it('of an earlier history is refused, and left alone', async () => {
    await client.exec(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1795249732286), ('b', 1795251839432);
      create table orders (id integer);`);
    const refusal = await pgliteDatabase(client, { name: 'The embedded database in my-shop/database' })
      .migrate()
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(
      /^The embedded database in my-shop\/database was created by a version of Diwan that this one can't upgrade: export [^\n]* set DATA_DIR to an empty one\.$/,
    );
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'orders' }]);
  });

  it('of a newer version is refused in one sentence', async () => {
    const database = pgliteDatabase(client);
    await database.migrate();
    await client.exec(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)",
    );
    await expect(database.migrate()).rejects.toThrow(
      /^The embedded database[^\n]* was upgraded by a newer version of Diwan: install that version [^\n]+\.$/,
    );
  });
});

describe('an upgrade', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'diwan-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A folder with the first migration only. */
  async function firstMigration(): Promise<string> {
    const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    const [first] = journal.entries;
    await mkdir(path.join(folder, 'meta'), { recursive: true });
    await writeFile(
      path.join(folder, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: [first] }),
    );
    await copyFile(path.join(migrationsFolder, `${first.tag}.sql`), path.join(folder, `${first.tag}.sql`));
    return folder;
  }

  it('of the first version keeps orders, requests, leads and the use of promos', async () => {
    await migrate(drizzle(client), { migrationsFolder: await firstMigration() });
    const rows = path.join(import.meta.dirname, '../testing/first-version.sql');
    await client.exec(await readFile(rows, 'utf8'));

    // Nothing prevented a product in a subcategory of another category.
    await client.exec(`insert into categories (id, name_en, name_ar, sort_name_en, sort_name_ar, position)
        values (1, 'Sofas', 'كنب', 'sofas', 'كنب', 1), (2, 'Beds', 'أسرة', 'beds', 'اسره', 2);
      insert into subcategories (id, category_id, name_en, name_ar, position) values (7, 2, 'Bunks', 'دورين', 1);
      insert into items (id, code, name_en, name_ar, sort_name_en, sort_name_ar, description_en, description_ar,
          content_en, content_ar, search_words, price, unit_price, category_id, subcategory_id, position)
        values (1, 'B1', 'Bunk', 'سرير', 'bunk', 'سرير', '', '', '', '', '', 100, 100, 1, 7, 1)`);

    const database = pgliteDatabase(client);
    await database.migrate();
    const { db } = database;
    expect(await db.select().from(items)).toMatchObject([{ code: 'B1', categoryId: 2, subcategoryId: 7 }]);
    const everything = { page: 1, limit: 10 };
    expect(await listOrderRecords(db, everything)).toMatchObject([
      {
        number: 'D-1',
        currency: 'SAR',
        lines: [{ code: 'NF1042', quantity: 2, price: 9940, unit_price: 8449, line_total: 16_898 }],
        shipping_fee: 120,
        tax: 2534.7,
        total: 19_552.7,
      },
    ]);
    expect(await listRequestRecords(db, everything)).toMatchObject([
      { notes: 'Two of them', lead: { name: 'Sara' }, details: [{ code: 'NF1042', quantity: 3 }] },
    ]);
    expect(await listLeadRecords(db, everything)).toMatchObject([{ name: 'Sara', phone: '+966501234567' }]);
    expect(await db.select().from(promos)).toMatchObject([{ code: 'SAVE200', amount: 20_000, usedCount: 3 }]);
    await seedDemo(db);
    expect(await db.$count(items)).toBe(49);
    expect(await listOrderRecords(db, everything)).toHaveLength(1);
  });

  it('leaves amounts that the first version reads and writes, so that an update can be undone', async () => {
    await migrate(drizzle(client), { migrationsFolder: await firstMigration() });
    const rows = path.join(import.meta.dirname, '../testing/first-version.sql');
    await client.exec(await readFile(rows, 'utf8'));
    await pgliteDatabase(client).migrate();

    // The columns as the first version declared them.
    const bigints = {
      total: bigint({ mode: 'number' }).notNull(),
      tax: bigint({ mode: 'number' }).notNull(),
    };
    const firstOrders = pgTable('orders', { number: text().notNull(), ...bigints });
    const firstVersion = drizzle(client);
    const [order] = await firstVersion.select().from(firstOrders);
    expect(order).toEqual({ number: 'D-1', total: 1_955_270, tax: 253_470 });
    await firstVersion.update(firstOrders).set({ total: 1_955_271 });
    expect(await listOrderRecords(pgliteDatabase(client).db, { page: 1, limit: 10 })).toMatchObject([
      { number: 'D-1', total: 19_552.71, tax: 2534.7 },
    ]);
  });
});
