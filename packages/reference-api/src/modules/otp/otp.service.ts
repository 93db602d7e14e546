import { type Locale, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import type { PhoneVerification, ResultsOf } from '@diwan/sdk/contract';
import type { Database } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import { siteOf } from '../../http/client-address';
import { retryAfter } from '../../http/retry-after';
import { type Budget, type Grant, refund, spend, sweepBudgets } from '../../limits/budget';
import { recognisedLead } from '../leads/leads.repository';
import { createOtpSender } from './create-otp-sender';
import { isSameHash, newOtpCode, otpCodeHash } from './otp-code';
import { countTry, resendMoment, storeCode, sweepExpiredCodes, voidCode } from './otp-codes.repository';
import type { OtpPhone } from './otp-phone';
import { otpSecretReader } from './otp-secret.repository';
import { issueProof, sweepExpiredProofs } from './phone-proofs.repository';

const HOUR_MS = 60 * 60 * 1000;

/** Codes per phone: enough for repeated attempts, too few for harassment. */
const phoneBudget = (digits: string): Budget => ({ key: `otp-phone:${digits}`, limit: 5, windowMs: HOUR_MS });

/** Codes per address: enough for an office or showroom behind one address, too few for a script. */
const addressBudget = (address: string): Budget => ({
  key: `otp-address:${address}`,
  limit: 20,
  windowMs: HOUR_MS,
});

/** Codes per IPv6 customer: five times the limit of one address. */
const siteBudget = (site: string): Budget => ({ key: `otp-site:${site}`, limit: 100, windowMs: HOUR_MS });

export interface OtpService {
  /**
   * Sends a code to a phone. The response doesn't reveal whether the phone is known.
   * @param call.address client address, for rate limits
   * @throws {ApiError} `otp_too_soon` and `rate_limited` with `Retry-After`; `unavailable` if it can't be sent
   */
  request(call: { phone: OtpPhone; address: string; locale: Locale }): Promise<ResultsOf<'otp.request'>>;
  /**
   * Verifies a phone. Returns the proof that orders with this phone require, and the recognised person, if any.
   * @throws {ApiError} `otp_wrong`, `otp_expired`, `otp_too_many_tries`
   */
  verify(call: { phone: OtpPhone; code: string }): Promise<PhoneVerification>;
}

async function spendOrReject(tx: Database, budget: Budget, now: Date): Promise<Grant> {
  const spending = await spend(tx, budget, now);
  if (!spending.granted) throw new ApiError('rate_limited', { headers: retryAfter(spending.resetsAt, now) });
  return spending.grant;
}

/** Phone verification (spec §5, §9; docs/decisions/0022). */
export function createOtpService(dependencies: Dependencies): OtpService {
  const { db, config, logger, metrics, now } = dependencies;
  const sender = createOtpSender(dependencies);
  const readSecret = otpSecretReader(dependencies);

  /** Consumes the shop's budget. An exhausted one is an operational problem: it is logged, and the visitor gets 503. */
  const spendForShop = async (tx: Database, at: Date): Promise<Grant> => {
    const budget = { key: 'otp-shop', limit: config.otp.hourlyLimit, windowMs: HOUR_MS };
    const spending = await spend(tx, budget, at);
    if (spending.granted) return spending.grant;
    logger.error({ limit: budget.limit }, 'hourly budget of one-time codes used up');
    metrics.otpMessage('refused');
    throw new ApiError('unavailable', { headers: retryAfter(spending.resetsAt, at) });
  };

  /** Stores the code before it is sent, so that every sent code is known to the database. */
  const reserve = (code: { phoneDigits: string; codeHash: string }, address: string): Promise<Grant[]> =>
    db.transaction(async (tx) => {
      const at = now();
      const lastSentAt = await storeCode(tx, code, at);
      if (lastSentAt)
        throw new ApiError('otp_too_soon', { headers: retryAfter(resendMoment(lastSentAt), at) });
      const site = siteOf(address);
      const grants = [
        await spendOrReject(tx, phoneBudget(code.phoneDigits), at),
        await spendOrReject(tx, addressBudget(address), at),
        ...(site ? [await spendOrReject(tx, siteBudget(site), at)] : []),
        await spendForShop(tx, at),
      ];
      await sweepExpiredCodes(tx, at);
      await sweepExpiredProofs(tx, at);
      await sweepBudgets(tx, at);
      return grants;
    });

  return {
    request: async ({ phone, address, locale }) => {
      if (!sender) throw new ApiError('unavailable');
      const code = newOtpCode();
      const stored = {
        phoneDigits: phone.digits,
        codeHash: otpCodeHash({ secret: await readSecret(), phoneDigits: phone.digits, code }),
      };
      const grants = await reserve(stored, address);
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

    verify: async ({ phone, code }) => {
      const phoneDigits = phone.digits;
      const codeHash = otpCodeHash({ secret: await readSecret(), phoneDigits, code });
      const attempt = await countTry(db, phoneDigits, now());
      if (attempt.status !== 'counted') throw new ApiError(`otp_${attempt.status}`);
      if (!isSameHash(attempt.codeHash, codeHash)) {
        throw new ApiError(attempt.isLast ? 'otp_too_many_tries' : 'otp_wrong');
      }
      return db.transaction(async (tx) => {
        if (!(await voidCode(tx, { phoneDigits, codeHash }))) throw new ApiError('otp_expired');
        const proof = await issueProof(tx, phoneDigits, now());
        return { ...(await recognisedLead(tx, phoneDigits)), phone_proof: proof };
      });
    },
  };
}
