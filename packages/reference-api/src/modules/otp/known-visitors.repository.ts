import { createHmac } from 'node:crypto';
import { and, gt, inArray } from 'drizzle-orm';
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
