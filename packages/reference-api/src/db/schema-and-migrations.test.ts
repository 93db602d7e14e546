import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pgliteDatabase } from './embedded/pglite-database';
import * as schema from './schema';

// drizzle-kit adds an enumerable property to all arrays, and pdf.js, which other files of this process load, refuses to start with one.
Reflect.deleteProperty(Array.prototype, 'random');

/** Columns, constraints and indexes, as described by PostgreSQL. */
const DESCRIPTIONS = {
  columns: `select table_name || '.' || column_name as name,
      concat_ws(' ', data_type, udt_name, numeric_precision, numeric_scale, collation_name, 'null ' || is_nullable,
        'default ' || column_default, 'identity ' || identity_generation) as definition
    from information_schema.columns where table_schema = 'public'`,
  constraints: `select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'public'`,
};

async function describeTables(client: PGlite): Promise<Record<string, string>> {
  const described: Record<string, string> = {};
  for (const [kind, query] of Object.entries(DESCRIPTIONS)) {
    const { rows } = await client.query<{ name: string; definition: string }>(query);
    for (const { name, definition } of rows) described[`${kind} ${name}`] = definition;
  }
  return described;
}

const openEmpty = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(inject('databaseDumps').empty))]) });

/** Tables created directly from the schema, without migrations. */
async function fromSchema(): Promise<Record<string, string>> {
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  const everything = generateDrizzleJson(schema, undefined, undefined, 'snake_case');
  const client = await openEmpty();
  for (const statement of await generateMigration(nothing, everything)) await client.exec(statement);
  const described = await describeTables(client);
  await client.close();
  return described;
}

// No test here modifies a database.
let migrated: PGlite;
let bySchema: Record<string, string>;
beforeAll(async () => {
  migrated = await openEmpty();
  await pgliteDatabase(migrated).migrate();
  bySchema = await fromSchema();
});
afterAll(() => migrated.close());

it('migrations create exactly the tables of the schema, with checks, keys and indexes', async () => {
  expect(Object.keys(bySchema).length).toBeGreaterThan(300);
  expect(await describeTables(migrated)).toEqual(bySchema);
});

it('the database checks types, states and sums', () => {
  const checks = Object.keys(bySchema).filter((name) => name.endsWith('_check'));
  for (const name of [
    'orders.orders_status_check',
    'orders.orders_payment_method_check',
    'orders.orders_parts_check',
    'orders.orders_sum_check',
    'leads.leads_status_check',
    'quote_requests.quote_requests_status_check',
    'promos.promos_type_check',
    'promos.promos_value_check',
    'events.events_type_check',
    'events.events_state_check',
  ])
    expect(checks).toContain(`constraints ${name}`);
});

describe('the database', () => {
  // Each test's changes are rolled back.
  const unchanged = (change: (sql: (text: string) => Promise<Record<string, unknown>[]>) => Promise<void>) =>
    migrated.transaction(async (tx) => {
      await change(async (text) => (await tx.query<Record<string, unknown>>(text)).rows);
      await tx.rollback();
    });
  const shelf = `insert into categories (id, name_en, name_ar, sort_name_en, sort_name_ar, position)
    values (1, 'Sofas', 'كنب', 'sofas', 'كنب', 1), (2, 'Beds', 'أسرة', 'beds', 'اسره', 2)`;
  const bunks =
    "insert into subcategories (id, category_id, name_en, name_ar, position) values (7, 2, 'Bunks', 'دورين', 1)";
  const bunk = (
    category: number,
  ) => `insert into items (id, code, name_en, name_ar, sort_name_en, sort_name_ar,
      summary, details, search_words, price, unit_price, category_id, subcategory_id, position)
    values (1, 'B1', 'Bunk', 'سرير', 'bunk', 'سرير', '{}', '{}', '', 100, 100, ${category}, 7, 1)`;

  it("refuses a product in another category's subcategory", () =>
    unchanged(async (sql) => {
      await sql(shelf);
      await sql(bunks);
      await expect(sql(bunk(1))).rejects.toThrow(/items_subcategory_of_category/);
    }));
  it('moves products with their subcategory, and keeps their category when it is deleted', () =>
    unchanged(async (sql) => {
      await sql(shelf);
      await sql(bunks);
      await sql(bunk(2));
      await sql('update subcategories set category_id = 1 where id = 7');
      expect(await sql('select category_id, subcategory_id from items')).toEqual([
        { category_id: 1, subcategory_id: 7 },
      ]);
      await sql('delete from subcategories where id = 7');
      expect(await sql('select category_id, subcategory_id from items')).toEqual([
        { category_id: 1, subcategory_id: null },
      ]);
    }));
  it('refuses a use of a promo beyond its limit, though the limit may be lowered below its uses', () =>
    unchanged(async (sql) => {
      await sql(
        "insert into promos (id, code, type, amount, usage_limit) values (1, 'TWICE', 'fixed', 100, 2)",
      );
      await sql('update promos set used_count = used_count + 2');
      await sql('update promos set usage_limit = 1');
      await sql('update promos set used_count = used_count - 1');
      await expect(sql('update promos set used_count = used_count + 1')).rejects.toThrow(/TWICE has reached/);
    }));
});

/** Tables written by visitors, staff and processes; all others are content, used in public responses. */
const NOT_CONTENT = [
  'content_versions',
  'erasures',
  'events',
  'idempotency_keys',
  'imported_content',
  'leads',
  'order_lines',
  'orders',
  'otp_codes',
  'otp_outbox',
  'phone_proofs',
  'promo_redemptions',
  'promos',
  'quote_request_details',
  'quote_requests',
  'rate_limits',
  'secrets',
  'staff_tokens',
  'status_changes',
  'verified_phones',
];

it('only content tables notify changes', async () => {
  const names = async (query: string) =>
    (await migrated.query<{ name: string }>(query)).rows.map(({ name }) => name);
  const tables = await names("select tablename as name from pg_tables where schemaname = 'public'");
  const reporting = await names(
    "select distinct event_object_table::text as name from information_schema.triggers where trigger_name like '%_content_change'",
  );
  expect(reporting.sort()).toEqual(tables.filter((table) => !NOT_CONTENT.includes(table)).sort());
});
