import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../database';

/** Keeps a statement below PostgreSQL's 65 535 parameters for the widest table. */
const ROWS_PER_STATEMENT = 500;

const chunks = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );

/** Inserts rows, however many. */
export async function insertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  for (const chunk of chunks(rows)) await tx.insert(table).values(chunk);
}

/**
 * Inserts rows or overwrites those with the same key.
 * @param key the primary key
 * @param kept columns that keep what an existing row has
 */
export async function upsertAll<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  { key, kept = [] }: { key: keyof Table['_']['columns'] & string; kept?: (keyof Table['_']['columns'])[] },
): Promise<void> {
  const columns = getTableColumns(table);
  const overwritten = Object.keys(columns).filter((name) => name !== key && !kept.includes(name));
  const set = Object.fromEntries(
    overwritten.map((name): [string, SQL] => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]),
  ) as PgUpdateSetSource<Table>;
  const target = columns[key];
  if (!target) throw new TypeError(`no column ${key}`);
  for (const chunk of chunks(rows)) {
    await tx.insert(table).values(chunk).onConflictDoUpdate({ target, set });
  }
}

/** Deletes the rows of a table whose id isn't among `ids`. */
export async function deleteOthers(tx: Database, table: PgTable, ids: readonly number[]): Promise<void> {
  const array = `{${ids.join(',')}}`;
  await tx.execute(
    sql`delete from ${table} where not exists (select from unnest(${array}::int[]) as kept(id) where kept.id = ${table}.id)`,
  );
}
