import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import { sweep } from '../db/sweep';

/** So many uses of something within a window that begins with the first. */
export interface Budget {
  /** What is limited and for whom, e.g. `otp-phone:966501234567`. */
  key: string;
  limit: number;
  windowMs: number;
}

/** A use that was granted; `refund` takes it back as long as its window lasts. */
export interface Grant {
  key: string;
  resetsAt: Date;
}

/** `used` counts this use too, when it was granted. */
export type Spending = { used: number; resetsAt: Date } & (
  | { granted: true; grant: Grant }
  | { granted: false }
);

/**
 * How far clocks of several processes may differ, and how long a call may wait between reading the clock and counting.
 */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * A window that ends after this was begun by a clock that was far ahead; it counts as over, so that a clock set right
 * locks nobody out.
 */
const latestEnd = (windowMs: number, now: Date): Date =>
  new Date(now.getTime() + windowMs + CLOCK_TOLERANCE_MS);

const isWindowOver = (resetsAt: Date, windowMs: number, now: Date): boolean =>
  resetsAt <= now || resetsAt > latestEnd(windowMs, now);

/**
 * Takes one use of a budget in one statement, so that parallel calls, on any number of processes, never get more than
 * the limit. Refused calls cost nothing.
 */
export async function spend(tx: Database, { key, limit, windowMs }: Budget, now: Date): Promise<Spending> {
  const fresh = { count: 1, resetsAt: new Date(now.getTime() + windowMs) };
  const isOver = sql`(${lte(rateLimits.resetsAt, now)} or ${gt(rateLimits.resetsAt, latestEnd(windowMs, now))})`;
  const [granted] = await tx
    .insert(rateLimits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} < ${limit}`,
    })
    .returning({ used: rateLimits.count, resetsAt: rateLimits.resetsAt });
  if (granted) return { ...granted, granted: true, grant: { key, resetsAt: granted.resetsAt } };
  const [spent] = await tx
    .select({ resetsAt: rateLimits.resetsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return { granted: false, used: limit, resetsAt: spent?.resetsAt ?? fresh.resetsAt };
}

/** When a budget that is used up may be used again; undefined while it has uses left. */
export async function findSpent(
  db: Database,
  { key, limit, windowMs }: Budget,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  const isSpent = row && row.count >= limit && !isWindowOver(row.resetsAt, windowMs, now);
  return isSpent ? row.resetsAt : undefined;
}

/** Deletes budgets whose window is over; last in a transaction, because it keeps rows locked. */
export const sweepBudgets = (tx: Database, now: Date): Promise<void> =>
  sweep(tx, rateLimits, lte(rateLimits.resetsAt, now));

/** Gives a use back that came to nothing. */
export async function refund(tx: Database, { key, resetsAt }: Grant): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.resetsAt, resetsAt)));
}
