import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** More rows than one call adds, so that expired ones don't accumulate, but few enough to be cheap. */
const ROWS_PER_SWEEP = 20;

/**
 * Deletes a few expired rows. Calls that write short-lived rows also sweep, so no timer is needed. It never blocks,
 * because it skips locked rows. But it locks rows itself, so a transaction must not wait for locks after it, or two such
 * transactions could deadlock.
 */
export async function sweep(tx: Database, table: PgTable, isDead: SQL): Promise<void> {
  await tx.execute(
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isDead} limit ${sql.raw(String(ROWS_PER_SWEEP))} for update skip locked
    ))`,
  );
}
