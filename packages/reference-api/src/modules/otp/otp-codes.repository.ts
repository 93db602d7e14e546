import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { otpCodes } from '../../db/schema';

/** Wrong attempts after which a code is void. */
export const MAX_WRONG_TRIES = 5;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** When another code may be sent to the phone. */
export const resendMoment = (sentAt: Date): Date => later(sentAt, OTP_RESEND_SECONDS * 1000);

interface StoredCode {
  phoneDigits: string;
  codeHash: string;
}

/**
 * Stores a phone's code, replacing the previous one.
 * @returns undefined, or the time of the last code if it was sent within `OTP_RESEND_SECONDS`, in which case nothing is
 *   stored
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
      // A code from the future was sent by a clock that was ahead; it must not block new ones.
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

/** An attempt at a phone's code: the hash to compare with, or why there is none. */
export type Try =
  | { status: 'counted'; codeHash: string; isLast: boolean }
  | { status: 'expired' | 'too_many_tries' };

/** Counts an attempt before the comparison, so that parallel guesses can't exceed the limit. */
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

/** Voids a code. Returns false if it already is, because it was used or replaced. */
export async function voidCode(tx: Database, { phoneDigits, codeHash }: StoredCode): Promise<boolean> {
  const gone = await tx
    .delete(otpCodes)
    .where(and(eq(otpCodes.phoneDigits, phoneDigits), eq(otpCodes.codeHash, codeHash)))
    .returning({ phoneDigits: otpCodes.phoneDigits });
  return gone.length > 0;
}
