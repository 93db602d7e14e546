import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rateLimits } from '../../db/schema';

/** A limited number of uses per window; the window starts with the first use. */
export interface Budget {
  /** What is limited and for whom, e.g. `otp-phone:966501234567`. */
  key: string;
  limit: number;
  windowMs: number;
}

/** A granted use; `refund` can return it within its window. */
export interface Grant {
  key: string;
  resetsAt: Date;
}

/** `used` includes this use if it was granted. */
export type Spending = { used: number; resetsAt: Date } & (
  | { granted: true; grant: Grant }
  | { granted: false }
);

/**
 * Tolerates clock skew between processes and the delay between reading the clock and the statement.
 */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * A window that ends later than this was started by a clock that was ahead. It is treated as over, so that correcting
 * the clock locks no one out.
 */
const latestEnd = (windowMs: number, now: Date): Date =>
  new Date(now.getTime() + windowMs + CLOCK_TOLERANCE_MS);

const isWindowOver = (resetsAt: Date, windowMs: number, now: Date): boolean =>
  resetsAt <= now || resetsAt > latestEnd(windowMs, now);

/**
 * Consumes one use of a budget in a single statement, so that parallel calls across processes never exceed the limit.
 * Rejected calls consume nothing.
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

/** When an exhausted budget resets; undefined while it has uses left. */
export async function findSpent(
  db: Database,
  { key, limit, windowMs }: Budget,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  const isSpent = row && row.count >= limit && !isWindowOver(row.resetsAt, windowMs, now);
  return isSpent ? row.resetsAt : undefined;
}

/** Returns a use whose operation failed. */
export async function refund(tx: Database, { key, resetsAt }: Grant): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.resetsAt, resetsAt)));
}

/** Gives uses back that turned out not to count, in whatever window is running. */
export async function giveBack(tx: Database, key: string, uses: number): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${uses}::int, 0)` })
    .where(eq(rateLimits.key, key));
}
