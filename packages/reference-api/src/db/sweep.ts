import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** More rows than one call adds, so that dead ones never pile up, and few enough to cost nothing. */
const ROWS_PER_SWEEP = 20;

/**
 * Deletes a few dead rows. Writers of short-lived rows sweep as they go, so no timer is needed in any process. It never
 * waits, because it leaves out rows another transaction is at; but it locks rows, so a transaction that still has to
 * wait for others must not sweep yet: two such transactions could wait for each other.
 */
export async function sweep(tx: Database, table: PgTable, isDead: SQL): Promise<void> {
  await tx.execute(
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isDead} limit ${sql.raw(String(ROWS_PER_SWEEP))} for update skip locked
    ))`,
  );
}
