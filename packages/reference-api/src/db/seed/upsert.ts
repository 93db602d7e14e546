import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database';

/** Large enough to save round trips, small enough for one statement. */
const ROWS_PER_STATEMENT = 1_000;

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string;

const columnSql = (name: string): SQL => sql.identifier(toSnakeCase(name)).getSQL();
const list = (names: readonly string[]): SQL => sql.join(names.map(columnSql), sql`, `);

/** A value in the JSON that PostgreSQL converts to rows. */
function jsonValue(column: PgColumn, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return column.dataType === 'json' ? value : column.mapToDriverValue(value);
}

/**
 * Writes rows in bulk, as one JSON parameter per statement: with one parameter per value, building statements would take
 * most of an import's time. Columns missing in all rows get their defaults.
 */
async function writeAll(
  tx: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  onConflict: (names: readonly string[]) => SQL,
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) =>
    rows.some((row) => row[name] !== undefined),
  );
  const names = columns.map(([name]) => name);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) =>
        Object.fromEntries(
          columns.map(([name, column]) => [toSnakeCase(name), jsonValue(column, row[name])]),
        ),
      );
    await tx.execute(sql`
      insert into ${table} (${list(names)})
      select ${list(names)} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)
      ${onConflict(names)}`);
  }
}

/** Inserts any number of rows. */
export const insertAll = <Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> => writeAll(tx, table, rows, () => sql.empty());

/**
 * Inserts rows or updates those with the same key.
 * @param key the primary key
 * @param kept columns not updated in existing rows
 */
export const upsertAll = <Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  { key, kept = [] }: { key: ColumnName<Table>; kept?: readonly ColumnName<Table>[] },
): Promise<void> =>
  writeAll(tx, table, rows, (names) => {
    const overwritten = names.filter((name) => name !== key && !kept.some((column) => column === name));
    const set = overwritten.map((name) => sql`${columnSql(name)} = excluded.${columnSql(name)}`);
    return sql`on conflict (${columnSql(key)}) do update set ${sql.join(set, sql`, `)}`;
  });

/** Deletes the rows of a table whose id isn't among `ids`. */
export async function deleteOthers(tx: Database, table: PgTable, ids: readonly number[]): Promise<void> {
  const array = `{${ids.join(',')}}`;
  await tx.execute(
    sql`delete from ${table} where not exists (select from unnest(${array}::int[]) as kept(id) where kept.id = ${table}.id)`,
  );
}

/**
 * Frees codes that move between rows: a row whose code now belongs to another id gets a placeholder, which the following
 * {@link upsertAll} overwrites. Otherwise, two rows that swap codes would violate the unique constraint.
 */
export async function releaseCodes(
  tx: Database,
  {
    table,
    column,
    codes,
  }: { table: PgTable; column: PgColumn; codes: readonly { id: number; code: string }[] },
): Promise<void> {
  const given = JSON.stringify(codes.map(({ id, code }) => ({ id, code })));
  await tx.execute(sql`
    update ${table} set ${sql.identifier(toSnakeCase(column.name))} = '-' || ${table}.id
    from json_to_recordset(${given}::json) as given(id int, code text)
    where lower(given.code) = lower(${column}) and given.id <> ${table}.id`);
}
