import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import { clientAddress, networksOf, UNKNOWN_ADDRESS } from '../../http/client-address';
import { retryAfter } from '../../http/retry-after';
import { type Budget, findSpent, spend } from '../../limits/budget';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header contains the staff token; compared in constant time. */
export function isStaff(authorization: string | undefined, staffToken: string | undefined): boolean {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || staffToken === undefined) return false;
  return timingSafeEqual(digest(token), digest(staffToken));
}

/** Wrong tokens per minute and address. */
const WRONG_TOKENS = 10;

const budgetsOf = (address: string): Budget[] =>
  networksOf(address).map(({ key, share }) => ({
    key: `wrong-staff-token:${key}`,
    limit: WRONG_TOKENS * share,
    windowMs: 60_000,
  }));

type StaffCheck = Pick<Dependencies, 'db' | 'config' | 'now'>;

/**
 * Rejects a call without the staff token. After too many wrong tokens, other wrong ones from that address are rejected
 * with 429 for a minute. The right one always passes: otherwise anyone behind the same address could lock staff out. It
 * has at least 16 characters, too many to guess at any rate.
 * @throws {ApiError} `unauthorized`; `rate_limited` after too many wrong tokens
 */
export const createStaffCheck =
  ({ db, config, now }: StaffCheck) =>
  async (context: Context): Promise<void> => {
    const authorization = context.req.header('authorization');
    if (isStaff(authorization, config.staffToken)) return;
    const address = clientAddress(context, config.trustedProxies);
    const isGuess = authorization !== undefined;
    const isCounted = isGuess && config.hasRateLimits && address !== UNKNOWN_ADDRESS;
    const budgets = isCounted ? budgetsOf(address) : [];
    for (const budget of budgets) {
      const resetsAt = await findSpent(db, budget, now());
      if (resetsAt) throw new ApiError('rate_limited', { headers: retryAfter(resetsAt, now()) });
    }
    for (const budget of budgets) await spend(db, budget, now());
    throw new ApiError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  };

/** Checks the token of every staff call before its body is read. */
export function requireStaff(dependencies: StaffCheck): MiddlewareHandler {
  const check = createStaffCheck(dependencies);
  return async (context, next) => {
    await check(context);
    await next();
  };
}
