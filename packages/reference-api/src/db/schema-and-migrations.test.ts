import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { pgliteDatabase } from './embedded/pglite-database';
import * as schema from './schema';

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
    'sections.sections_type_check',
  ])
    expect(checks).toContain(`constraints ${name}`);
});

/** Tables written by visitors, staff and processes; all others are content, used in public responses. */
const NOT_CONTENT = [
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
