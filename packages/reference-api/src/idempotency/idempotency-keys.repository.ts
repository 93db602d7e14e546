import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { sweep } from '../db/sweep';

/** A repeat within this time gets the first response; later the key is new again. */
export const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A key belongs to one endpoint, so that two endpoints never share a response. */
export interface KeyName {
  scope: string;
  key: string;
}

const isNamed = ({ scope, key }: KeyName) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

const expiryAt = (now: Date): Date => new Date(now.getTime() - KEY_LIFETIME_MS);

/**
 * Takes a key for the transaction of `tx`. While another transaction holds the same key this waits for its end: then
 * the key is taken by it (false), or free again because the other was rolled back or its process died (true).
 */
export async function claimKey(
  tx: Database,
  { scope, key, requestHash, now }: KeyName & { requestHash: string; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, results: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, expiryAt(now)),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** The first response to a key that {@link claimKey} found taken. */
export async function findFirstResponse(
  tx: Database,
  name: KeyName,
): Promise<{ requestHash: string; results: unknown } | undefined> {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, results: idempotencyKeys.results })
    .from(idempotencyKeys)
    .where(isNamed(name));
  return row;
}

export async function keepResponse(tx: Database, name: KeyName, results: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ results }).where(isNamed(name));
}

export const sweepExpiredKeys = (tx: Database, now: Date): Promise<void> =>
  sweep(tx, idempotencyKeys, lte(idempotencyKeys.createdAt, expiryAt(now)));
