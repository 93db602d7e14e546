import { type Locale, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import type { PhoneVerification, ResultsOf } from '@diwan/sdk/contract';
import type { Dependencies } from '../../platform/dependencies';
import { ApiError } from '../../platform/http/api-error';
import { retryAfter } from '../../platform/http/retry-after';
import { type Grant, refund } from '../../platform/limits/budget';
import { recognisedLead } from '../leads/leads.repository';
import { createOtpSender } from './create-otp-sender';
import { isKnownVisitor, rememberPhone, rememberVisitor } from './known-visitors.repository';
import { codeEntered, ShopBudgetSpent, spendCode } from './otp-budgets';
import { isSameHash, newOtpCode, otpCodeHash } from './otp-code';
import { countTry, resendMoment, storeCode, voidCode } from './otp-codes.repository';
import type { OtpPhone } from './otp-phone';
import { otpSecretReader } from './otp-secret.repository';
import { issueProof } from './phone-proofs.repository';

interface Caller {
  address: string;
  /** Proof of a passed challenge. */
  challengeToken: string | undefined;
}

interface Visitor {
  address: string;
  isKnown: boolean;
  canBeChallenged: boolean;
}

export interface OtpService {
  /**
   * Sends a code to a phone. The response doesn't reveal whether the phone is known.
   * @param call.address client address, for limits
   * @throws {ApiError} `otp_too_soon` and `rate_limited` with `Retry-After`; `challenge_required`; `unavailable` if it can't be
   *   sent
   */
  request(call: { phone: OtpPhone; locale: Locale } & Caller): Promise<ResultsOf<'otp.request'>>;
  /**
   * Verifies a phone. Returns the proof that orders with this phone require, and the recognised person, if any.
   * @throws {ApiError} `otp_wrong`, `otp_expired`, `otp_too_many_tries`
   */
  verify(call: { phone: OtpPhone; code: string; address: string }): Promise<PhoneVerification>;
}

/** Phone verification (spec §5, §9; docs/decisions/0022). */
export function createOtpService(dependencies: Dependencies): OtpService {
  const { db, config, logger, metrics, now, challenge } = dependencies;
  const sender = createOtpSender(dependencies);
  const readSecret = otpSecretReader(dependencies);

  /** Stores the code before it is sent, so that every sent code is known to the database. */
  const reserve = (code: { phoneDigits: string; codeHash: string }, visitor: Visitor): Promise<Grant[]> =>
    db.transaction(async (tx) => {
      const at = now();
      const lastSentAt = await storeCode(tx, code, at);
      if (lastSentAt)
        throw new ApiError('otp_too_soon', { headers: retryAfter(resendMoment(lastSentAt), at) });
      const use = { phoneDigits: code.phoneDigits, ...visitor };
      return spendCode(tx, use, { limits: config.otp.limits, now: at });
    });

  const isPassed = async (attempt: { token: string; address: string }): Promise<boolean | undefined> => {
    try {
      return await challenge?.isPassed(attempt);
    } catch (error) {
      logger.error({ err: error }, 'challenge not checked');
      throw new ApiError('unavailable');
    }
  };

  /** Whether a visitor may use the shop's reserve. */
  const hasReserve = async (phoneDigits: string, { address, challengeToken }: Caller): Promise<boolean> => {
    const known = { secret: await readSecret(), now: now() };
    if (await isKnownVisitor(db, { phoneDigits, address }, known)) return true;
    if (challengeToken === undefined || !(await isPassed({ token: challengeToken, address }))) return false;
    // Until the code expires: entering it is counted where sending it was, and it can be sent again.
    await rememberPhone(db, phoneDigits, known);
    return true;
  };

  return {
    request: async ({ phone, locale, ...caller }) => {
      if (!sender) throw new ApiError('unavailable');
      const code = newOtpCode();
      const stored = {
        phoneDigits: phone.digits,
        codeHash: otpCodeHash({ secret: await readSecret(), phoneDigits: phone.digits, code }),
      };
      const isKnown = await hasReserve(phone.digits, caller);
      const visitor = { address: caller.address, isKnown, canBeChallenged: challenge !== undefined };
      const grants = await reserve(stored, visitor).catch((error: unknown) => {
        if (error instanceof ShopBudgetSpent) {
          logger.error({ limit: config.otp.limits.shop }, 'hourly budget of one-time codes used up');
          metrics.otpMessage('refused');
        }
        throw error;
      });
      try {
        await sender.send({ phone, code, locale });
      } catch (error) {
        // Log neither phone nor code.
        logger.error(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'one-time code not sent',
        );
        await db.transaction(async (tx) => {
          await voidCode(tx, stored);
          for (const grant of grants) await refund(tx, grant);
        });
        metrics.otpMessage('failed');
        throw new ApiError('unavailable');
      }
      metrics.otpMessage('sent');
      return { expires_in: OTP_LIFETIME_SECONDS, resend_in: OTP_RESEND_SECONDS };
    },

    verify: async ({ phone, code, address }) => {
      const phoneDigits = phone.digits;
      const secret = await readSecret();
      const codeHash = otpCodeHash({ secret, phoneDigits, code });
      const attempt = await countTry(db, phoneDigits, now());
      if (attempt.status !== 'counted') throw new ApiError(`otp_${attempt.status}`);
      if (!isSameHash(attempt.codeHash, codeHash)) {
        throw new ApiError(attempt.isLast ? 'otp_too_many_tries' : 'otp_wrong');
      }
      return db.transaction(async (tx) => {
        if (!(await voidCode(tx, { phoneDigits, codeHash }))) throw new ApiError('otp_expired');
        const visitor = { phoneDigits, address };
        const memory = { secret, now: now() };
        await codeEntered(tx, { address, isKnown: await isKnownVisitor(tx, visitor, memory) });
        await rememberVisitor(tx, visitor, memory);
        const proof = await issueProof(tx, phoneDigits, now());
        return { ...(await recognisedLead(tx, phoneDigits)), phone_proof: proof };
      });
    },
  };
}
