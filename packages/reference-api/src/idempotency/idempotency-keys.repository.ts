import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { sweep } from '../db/sweep';

/** Repeated calls within this time get the first response; after that, the key is unused again. */
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
 * Claims a key for the transaction `tx`. If another transaction holds it, waits until that one commits (false) or is
 * rolled back, e.g. because its process died (true).
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

/** The stored response of a key that {@link claimKey} could not claim. */
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
