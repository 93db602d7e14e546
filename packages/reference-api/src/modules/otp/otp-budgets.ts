import type { OtpLimits } from '../../config';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { networksOf } from '../../http/client-address';
import { retryAfter } from '../../http/retry-after';
import { type Budget, type Grant, giveBack, spend } from '../../limits/budget';

const HOUR_MS = 60 * 60 * 1000;
/** When to try again where codes of others are in the way: they are entered within a minute, or given up. */
const SHORT_WAIT_MS = 60_000;

const hourly = (key: string, limit: number): Budget => ({ key, limit, windowMs: HOUR_MS });

/**
 * Part of the shop's codes that visitors it doesn't know may leave open, and as many again those it knows: sent, and not
 * entered. The rest is only for codes that are entered, so that an attack costs the shop a part of its limit at most.
 */
const OPEN_PART = 0.3;

/** Part of a part that any address may have, until nothing is left. */
const LEAST_SHARE = 0.01;

/** Counts open codes: of all known or unknown visitors, or of a network. */
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
 * How many open codes an address may have: its limit while the shop has few, and ever less of it the less is left, so
 * that a few addresses never take all. A few are always possible until nothing is left.
 */
const openAllowed = (limit: number, { open, part }: { open: number; part: number }): number =>
  Math.ceil(Math.max(Math.min(limit, part * LEAST_SHARE), limit * Math.max(0, 1 - open / part) ** 3));

/**
 * Counts a code that is about to be sent. Entering it gives part of it back (`codeEntered`): who enters codes has the
 * phones, while an attack leaves its codes open. So many customers behind one address don't use up its limit, and an
 * attack from a few addresses can't use up the shop's.
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

  const spendOr = async (budget: Budget, refuse: (resetsAt: Date) => ApiError): Promise<number> => {
    const spending = await spend(tx, budget, now);
    if (!spending.granted) throw refuse(spending.resetsAt);
    grants.push(spending.grant);
    return spending.used;
  };
  const limited = (resetsAt: Date) => new ApiError('rate_limited', { headers: retryAfter(resetsAt, now) });
  const spent = (resetsAt: Date) =>
    new ShopBudgetSpent('unavailable', { headers: retryAfter(resetsAt, now) });

  const isChallenged = canBeChallenged && !isKnown;
  const challenged = () => new ApiError('challenge_required');

  await spendOr(hourly(`otp-phone:${phoneDigits}`, limits.phone), limited);
  // Locks the shop's count until the end of the transaction, so that what follows from it is exact.
  await spendOr(hourly('otp-shop', limits.shop), spent);
  const open = (await spendOr(hourly(openOfAll(isKnown), part), isChallenged ? challenged : spent)) - 1;
  for (const { key, share } of networksOf(address)) {
    const most = limits.address * share;
    const allowed = openAllowed(most, { open, part });
    await spendOr(hourly(openOf(key), allowed), (resetsAt) => {
      if (isChallenged) return challenged();
      const soon = new Date(now.getTime() + SHORT_WAIT_MS);
      return limited(allowed < most && soon < resetsAt ? soon : resetsAt);
    });
  }
  return grants;
}

/** Gives back what only counts codes that nobody enters. */
export async function codeEntered(
  tx: Database,
  { address, isKnown }: Pick<CodeUse, 'address' | 'isKnown'>,
): Promise<void> {
  await giveBack(tx, openOfAll(isKnown));
  for (const { key } of networksOf(address)) await giveBack(tx, openOf(key));
}
