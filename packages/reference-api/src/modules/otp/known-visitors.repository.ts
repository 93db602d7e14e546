import { createHmac } from 'node:crypto';
import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { rateLimits } from '../../db/schema';

/** How long a shop recognises where a phone was verified. */
const MEMORY_MS = 90 * 24 * 60 * 60 * 1000;

/** Keyed, so that the table names no phones or addresses of visitors. */
const keyOf = (secret: string, value: string): string =>
  `here-before:${createHmac('sha256', secret).update(value).digest('base64url')}`;

interface Visitor {
  phoneDigits: string;
  address: string;
}

/** The row that remembers a phone. */
export const phoneKey = (secret: string, phoneDigits: string): string =>
  keyOf(secret, `phone:${phoneDigits}`);

const keysOf = (secret: string, { phoneDigits, address }: Visitor): string[] => [
  phoneKey(secret, phoneDigits),
  keyOf(secret, `address:${address}`),
];

/** Records that a phone was verified from an address. Beside the budgets, which are also swept when their time is over. */
export async function rememberVisitor(
  tx: Database,
  visitor: Visitor,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const row = { count: 1, resetsAt: new Date(now.getTime() + MEMORY_MS) };
  await tx
    .insert(rateLimits)
    .values(keysOf(secret, visitor).map((key) => ({ key, ...row })))
    .onConflictDoUpdate({ target: rateLimits.key, set: row });
}

/** Treats a phone as known for the time its code can be entered; a longer memory stays. */
export async function rememberPhone(
  db: Database,
  phoneDigits: string,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const resetsAt = new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000);
  await db
    .insert(rateLimits)
    .values({ key: phoneKey(secret, phoneDigits), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { resetsAt: sql`greatest(${rateLimits.resetsAt}, excluded.resets_at)` },
    });
}

/** Whether the phone was verified before, or any phone from the address. */
export async function isKnownVisitor(
  db: Database,
  visitor: Visitor,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const known = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keysOf(secret, visitor)), gt(rateLimits.resetsAt, now)));
  return known.length > 0;
}
