import type { Database } from '../../db/database';
import type { OtpLimits } from '../../platform/config';
import { ApiError } from '../../platform/http/api-error';
import { networksOf } from '../../platform/http/client-address';
import { retryAfter } from '../../platform/http/retry-after';
import { type Budget, type Grant, giveBack, spend } from '../../platform/limits/budget';

const HOUR_MS = 60 * 60 * 1000;
/** The time to wait where other people's open codes use up an address: most are entered within a minute. */
const SHORT_WAIT_MS = 60_000;

const hourly = (key: string, limit: number): Budget => ({ key, limit, windowMs: HOUR_MS });

/** The part of the shop's codes that strangers may have open at once. Known visitors have another part of this size. */
const OPEN_PART = 0.3;

/** Entering a code gives its address two uses back: one for this code, one for a code that nobody entered. */
const CLOSED_BY_ENTERING = 2;

/** The key of a budget that counts open codes: those of known visitors, of strangers, or of a network. */
const openOf = (whose: string): string => `otp-open:${whose}`;
const openOfAll = (isKnown: boolean): string => openOf(isKnown ? 'known' : 'strangers');

/** Thrown when the shop may send no more codes: an operational problem, not the visitor's doing. */
export class ShopBudgetSpent extends ApiError {}

interface CodeUse {
  phoneDigits: string;
  address: string;
  /** Whether the visitor has a part of the shop's codes that strangers can't use up. */
  isKnown: boolean;
  /** Whether a stranger can pass a challenge, and then counts as known. */
  canBeChallenged: boolean;
}

/**
 * Counts a code that is about to be sent. A phone gets five codes an hour, and the shop sends a thousand. An address may have
 * ten open codes, sent and not entered, and entering one closes two, so that customers who share an address don't use it up.
 * Open codes of strangers may take 30 % of the shop's codes, those of known visitors another 30 %, and the rest is for codes
 * that are entered, so that an attack, which enters none, leaves codes for the others.
 * @throws {ApiError} `rate_limited` for this phone or address; `challenge_required` for a stranger beyond what strangers may
 *   have; {@link ShopBudgetSpent} for all
 */
export async function spendCode(
  tx: Database,
  { phoneDigits, address, isKnown, canBeChallenged }: CodeUse,
  { limits, now }: { limits: OtpLimits; now: Date },
): Promise<Grant[]> {
  const grants: Grant[] = [];
  const part = Math.max(1, Math.floor(limits.shop * OPEN_PART));

  const spendOr = async (budget: Budget, refuse: (resetsAt: Date) => ApiError): Promise<void> => {
    const spending = await spend(tx, budget, now);
    if (!spending.granted) throw refuse(spending.resetsAt);
    grants.push(spending.grant);
  };
  const limited = (resetsAt: Date) => new ApiError('rate_limited', { headers: retryAfter(resetsAt, now) });
  const spent = (resetsAt: Date) =>
    new ShopBudgetSpent('unavailable', { headers: retryAfter(resetsAt, now) });

  const isChallenged = canBeChallenged && !isKnown;
  const challenged = () => new ApiError('challenge_required');

  await spendOr(hourly(`otp-phone:${phoneDigits}`, limits.phone), limited);
  await spendOr(hourly('otp-shop', limits.shop), spent);
  await spendOr(hourly(openOfAll(isKnown), part), isChallenged ? challenged : spent);
  for (const { key, share } of networksOf(address)) {
    await spendOr(hourly(openOf(key), limits.address * share), (resetsAt) => {
      if (isChallenged) return challenged();
      return limited(new Date(Math.min(resetsAt.getTime(), now.getTime() + SHORT_WAIT_MS)));
    });
  }
  return grants;
}

/** Closes what a code that was entered had opened. */
export async function codeEntered(
  tx: Database,
  { address, isKnown }: Pick<CodeUse, 'address' | 'isKnown'>,
): Promise<void> {
  await giveBack(tx, openOfAll(isKnown), 1);
  for (const { key } of networksOf(address)) await giveBack(tx, openOf(key), CLOSED_BY_ENTERING);
}
