import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { verifiedPhones } from '../../db/schema';
import { sweep } from '../../db/sweep';

/** How long a proof may place orders. */
const PROOF_LIFETIME_MS = 60 * 60 * 1000;

/** Enough for a visitor who orders in parts; somebody who got hold of a proof soon has to verify the phone again. */
const ORDERS_PER_PROOF = 5;

/** A plain hash is enough: nobody guesses 32 random bytes. */
const hashOf = (proof: string): string => createHash('sha256').update(proof).digest('base64url');

/** Stores a new proof of a phone and returns its text, which is kept nowhere; the phone's previous proof is void. */
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
  /** Unknown, expired, replaced, or of another phone: all the same to the caller, who may be guessing. */
  | { status: 'invalid' }
  | { status: 'used_up' };

/**
 * Takes one order from a proof, in one statement, so that parallel orders never get more than it allows.
 * @param use.phones possible digits of the order's phone, of which the proof names one
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

/** Deletes expired proofs; last in a transaction, because it keeps rows locked. */
export const sweepExpiredProofs = (tx: Database, now: Date): Promise<void> =>
  sweep(tx, verifiedPhones, lt(verifiedPhones.expiresAt, now));
