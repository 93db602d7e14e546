import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';

/** Large enough to save round trips, small enough that no statement comes near a time-out. */
const ROWS_PER_STATEMENT = 250;

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
  onRows?: (count: number) => void,
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
    onRows?.(records.length);
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Inserts any number of rows. */
export const insertAll = (tx: Database, table: PgTable, rows: Rows): Promise<void> =>
  writeAll(tx, table, rows, () => sql.empty());

/**
 * Inserts rows or updates those with the same key.
 * @param key the primary key
 * @param kept columns not updated in existing rows
 */
export const upsertAll = (
  tx: Database,
  table: PgTable,
  rows: Rows,
  { key, kept = [], onRows }: { key: string; kept?: readonly string[]; onRows?: (count: number) => void },
): Promise<void> =>
  writeAll(
    tx,
    table,
    rows,
    (names) => {
      const overwritten = names.filter((name) => name !== key && !kept.includes(name));
      const set = overwritten.map((name) => sql`${columnSql(name)} = excluded.${columnSql(name)}`);
      return sql`on conflict (${columnSql(key)}) do update set ${sql.join(set, sql`, `)}`;
    },
    onRows,
  );
