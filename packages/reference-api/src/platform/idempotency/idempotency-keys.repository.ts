import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { idempotencyKeys } from '../../db/schema';

/** A key belongs to one endpoint, so that two endpoints never share a response. */
export interface KeyName {
  scope: string;
  key: string;
}

const isNamed = ({ scope, key }: KeyName) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Claims a key for the transaction `tx`. If another transaction holds it, waits until that one commits (false) or is
 * rolled back, e.g. because its process died (true).
 * @param claim.lifetimeMs how long repeated calls get the first response; after that, the key is unused again
 */
export async function claimKey(
  tx: Database,
  {
    scope,
    key,
    requestHash,
    now,
    lifetimeMs,
  }: KeyName & { requestHash: string; now: Date; lifetimeMs: number },
): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, results: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, new Date(now.getTime() - lifetimeMs)),
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
