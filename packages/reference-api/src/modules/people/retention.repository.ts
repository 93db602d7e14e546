import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import { and, eq, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import {
  events,
  idempotencyKeys,
  leads,
  orders,
  otpCodes,
  otpOutbox,
  quoteRequests,
  rateLimits,
  verifiedPhones,
} from '../../db/schema';
import type { Retention } from '../../platform/config';
import { anonymizeOrders, deleteLeads, deleteRequests } from './erase-records.repository';

/** Rows per transaction, so that visitors' calls never wait long for the embedded database. */
const BATCH = 200;

/** Repeats `work` on batches until one isn't full. */
async function inBatches(work: () => Promise<number>, isStopping: () => boolean): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await work();
    total += count;
    if (count < BATCH || isStopping()) return total;
  }
}

/** Deletes a batch of short-lived rows; those locked by others are left for the next time. */
async function deleteBatch(db: Database, table: PgTable, isDead: SQL | undefined): Promise<number> {
  const { rows } = (await db.execute(
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isDead} limit ${sql.raw(String(BATCH))} for update skip locked
    )) returning 1`,
  )) as { rows: unknown[] };
  return rows.length;
}

/** Erases a batch of records by their ids; those locked by others are left for the next time. */
const eraseBatch = (
  db: Database,
  table: typeof quoteRequests | typeof orders | typeof leads,
  isDead: SQL | undefined,
  erase: (tx: Database, ids: number[]) => Promise<unknown>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const dead = await tx
      .select({ id: table.id })
      .from(table)
      .where(isDead)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = dead.map(({ id }) => id);
    await erase(tx, ids);
    return ids.length;
  });

/** The numbers of records that a sweep deleted or anonymized, by kind; kinds without any are omitted. */
export type Swept = Record<string, number>;

/**
 * Deletes what is kept no longer: personal data by the shop's settings, and codes, proofs, limits and idempotency keys
 * that have expired. Any process may do it, several at once too.
 */
export async function sweepExpired(
  db: Database,
  {
    retention,
    now,
    isStopping = () => false,
  }: { retention: Retention; now: Date; isStopping?: () => boolean },
): Promise<Swept> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);

  const tasks: Record<string, () => Promise<number>> = {
    requests: () =>
      eraseBatch(
        db,
        quoteRequests,
        lt(quoteRequests.createdAt, before(retention.requestsMs)),
        deleteRequests,
      ),
    order_contacts: () =>
      eraseBatch(
        db,
        orders,
        and(lt(orders.createdAt, before(retention.orderContactsMs)), isNull(orders.anonymizedAt)),
        (tx, ids) => anonymizeOrders(tx, ids, now),
      ),
    // The people of orders and requests are kept as long as those.
    leads: () =>
      eraseBatch(
        db,
        leads,
        and(
          lt(leads.createdAt, before(retention.leadsMs)),
          sql`not exists (select from ${orders} where ${orders.leadId} = ${leads.id})`,
          sql`not exists (select from ${quoteRequests} where ${quoteRequests.leadId} = ${leads.id})`,
        ),
        deleteLeads,
      ),
    delivered_events: () =>
      deleteBatch(
        db,
        events,
        and(eq(events.state, 'delivered'), lt(events.deliveredAt, before(retention.eventsMs))),
      ),
    // Messages that were never sent, because there is no receiver, are deleted too.
    unsent_events: () =>
      deleteBatch(
        db,
        events,
        and(ne(events.state, 'delivered'), lt(events.startedAt, before(retention.unsentEventsMs))),
      ),
    answers: () =>
      deleteBatch(db, idempotencyKeys, lte(idempotencyKeys.createdAt, before(retention.answersMs))),
    codes: () => deleteBatch(db, otpCodes, lt(otpCodes.expiresAt, now)),
    sent_codes: () => deleteBatch(db, otpOutbox, lt(otpOutbox.sentAt, before(OTP_LIFETIME_SECONDS * 1000))),
    proofs: () => deleteBatch(db, verifiedPhones, lt(verifiedPhones.expiresAt, now)),
    limits: () => deleteBatch(db, rateLimits, lte(rateLimits.resetsAt, now)),
  };
  const swept: Swept = {};
  for (const [kind, task] of Object.entries(tasks)) {
    if (isStopping()) break;
    const count = await inBatches(task, isStopping);
    if (count > 0) swept[kind] = count;
  }
  return swept;
}
