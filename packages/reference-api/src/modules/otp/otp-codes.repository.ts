import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { otpCodes } from '../../db/schema';
import { sweep } from '../../db/sweep';

/** Wrong tries after which a code is dead. */
export const MAX_WRONG_TRIES = 5;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When a phone whose code was sent at a moment may have another. */
export const resendMoment = (sentAt: Date): Date => later(sentAt, OTP_RESEND_SECONDS * 1000);

interface StoredCode {
  phoneDigits: string;
  codeHash: string;
}

/**
 * Makes a code the one its phone may verify with; the one before is void.
 * @returns undefined, or when the last code was sent if that is less than ten seconds ago: nothing is stored then
 */
export async function storeCode(tx: Database, code: StoredCode, now: Date): Promise<Date | undefined> {
  const fresh = {
    codeHash: code.codeHash,
    wrongTries: 0,
    sentAt: now,
    expiresAt: later(now, OTP_LIFETIME_SECONDS * 1000),
  };
  const stored = await tx
    .insert(otpCodes)
    .values({ phoneDigits: code.phoneDigits, ...fresh })
    .onConflictDoUpdate({
      target: otpCodes.phoneDigits,
      set: fresh,
      // A code of the future was sent by a clock that was ahead; it holds nobody up.
      setWhere: sql`${lte(otpCodes.sentAt, later(now, -OTP_RESEND_SECONDS * 1000))} or ${gt(otpCodes.sentAt, later(now, OTP_RESEND_SECONDS * 1000))}`,
    })
    .returning({ sentAt: otpCodes.sentAt });
  if (stored.length > 0) return undefined;
  const [last] = await tx
    .select({ sentAt: otpCodes.sentAt })
    .from(otpCodes)
    .where(eq(otpCodes.phoneDigits, code.phoneDigits));
  return last?.sentAt ?? now;
}

/** A try at a phone's code: what to compare with, or why there is nothing to compare with. */
export type Try =
  | { status: 'counted'; codeHash: string; isLast: boolean }
  | { status: 'expired' | 'too_many_tries' };

/** Counts a try before its code is compared, so that parallel guesses never get more than five comparisons. */
export async function countTry(db: Database, phoneDigits: string, now: Date): Promise<Try> {
  const isLive = and(eq(otpCodes.phoneDigits, phoneDigits), gt(otpCodes.expiresAt, now));
  const [counted] = await db
    .update(otpCodes)
    .set({ wrongTries: sql`${otpCodes.wrongTries} + 1` })
    .where(and(isLive, lt(otpCodes.wrongTries, MAX_WRONG_TRIES)))
    .returning({ codeHash: otpCodes.codeHash, tries: otpCodes.wrongTries });
  if (counted) {
    return { status: 'counted', codeHash: counted.codeHash, isLast: counted.tries >= MAX_WRONG_TRIES };
  }
  const live = await db.select({ tries: otpCodes.wrongTries }).from(otpCodes).where(isLive);
  return { status: live.length > 0 ? 'too_many_tries' : 'expired' };
}

/** Voids a code. False when it is void already, because it was used or another was sent. */
export async function voidCode(tx: Database, { phoneDigits, codeHash }: StoredCode): Promise<boolean> {
  const gone = await tx
    .delete(otpCodes)
    .where(and(eq(otpCodes.phoneDigits, phoneDigits), eq(otpCodes.codeHash, codeHash)))
    .returning({ phoneDigits: otpCodes.phoneDigits });
  return gone.length > 0;
}

/** Deletes expired codes; last in a transaction, because it keeps rows locked. */
export const sweepExpiredCodes = (tx: Database, now: Date): Promise<void> =>
  sweep(tx, otpCodes, lt(otpCodes.expiresAt, now));
