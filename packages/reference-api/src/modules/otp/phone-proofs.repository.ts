import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { verifiedPhones } from '../../db/schema';

/** How long a proof is valid. */
const PROOF_LIFETIME_MS = 60 * 60 * 1000;

/** Enough for a visitor with several orders, but limits the damage of a stolen proof. */
const ORDERS_PER_PROOF = 5;

/** A plain hash suffices for 32 random bytes. */
const hashOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

/** Issues a phone's proof and stores its hash, replacing the previous one. The proof itself is never stored. */
export async function issueProof(tx: Database, phoneDigits: string, now: Date): Promise<string> {
  const proof = randomBytes(32).toString('base64url');
  await storeProof(tx, { phoneDigits, proof, ordersLeft: ORDERS_PER_PROOF, now });
  return proof;
}

export async function storeProof(
  tx: Database,
  {
    phoneDigits,
    proof,
    ordersLeft,
    now,
  }: { phoneDigits: string; proof: string; ordersLeft: number; now: Date },
): Promise<void> {
  const row = {
    proofHash: hashOf(proof),
    ordersLeft,
    verifiedAt: now,
    expiresAt: new Date(now.getTime() + PROOF_LIFETIME_MS),
  };
  await tx
    .insert(verifiedPhones)
    .values({ phoneDigits, ...row })
    .onConflictDoUpdate({ target: verifiedPhones.phoneDigits, set: row });
}

export type ProofUse =
  | { status: 'used'; phoneDigits: string }
  /** Unknown, expired, replaced or for another phone; not distinguished, because the caller may be guessing. */
  | { status: 'invalid' }
  | { status: 'used_up' };

/**
 * Uses up one order of a proof in a single statement, so that parallel orders can't exceed its limit.
 * @param use.phones candidate digits of the order's phone; the proof must be for one of them
 */
export async function useProof(
  tx: Database,
  { proof, phones, now }: { proof: string; phones: readonly string[]; now: Date },
): Promise<ProofUse> {
  const isProof = and(
    eq(verifiedPhones.proofHash, hashOf(proof)),
    inArray(verifiedPhones.phoneDigits, [...phones]),
    gt(verifiedPhones.expiresAt, now),
  );
  const [used] = await tx
    .update(verifiedPhones)
    .set({ ordersLeft: sql`${verifiedPhones.ordersLeft} - 1` })
    .where(and(isProof, gt(verifiedPhones.ordersLeft, 0)))
    .returning({ phoneDigits: verifiedPhones.phoneDigits });
  if (used) return { status: 'used', ...used };
  const known = await tx
    .select({ ordersLeft: verifiedPhones.ordersLeft })
    .from(verifiedPhones)
    .where(isProof);
  return { status: known.length > 0 ? 'used_up' : 'invalid' };
}
