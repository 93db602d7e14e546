import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type CallName,
  STAFF_SCOPES,
  type StaffEndpointName,
  type StaffScope,
  staffEndpoints,
} from '@diwan/sdk/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { Dependencies } from '../../platform/dependencies';
import { endpointOf } from '../../platform/endpoints/endpoint-label';
import { ApiError } from '../../platform/http/api-error';
import { clientAddress, networksOf, UNKNOWN_ADDRESS } from '../../platform/http/client-address';
import { retryAfter } from '../../platform/http/retry-after';
import { type Budget, findSpent, spend } from '../../platform/limits/budget';
import { accessOf, type StaffAccess } from './staff-tokens.repository';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The access of `STAFF_TOKEN`. */
const owner: StaffAccess = { name: 'owner', scopes: STAFF_SCOPES };

const tokenIn = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** The access that an `Authorization` header gives; `STAFF_TOKEN` is compared in constant time. */
export async function staffAccess(
  authorization: string | undefined,
  { db, config, now }: StaffCheck,
): Promise<StaffAccess | undefined> {
  const token = tokenIn(authorization);
  if (token === undefined) return undefined;
  const { staffToken } = config;
  if (staffToken !== undefined && timingSafeEqual(digest(token), digest(staffToken))) return owner;
  return accessOf(db, token, now());
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
 * Rejects a call whose token is not valid, or lacks the scope. After too many wrong tokens, other wrong ones from that
 * address are rejected with 429 for a minute. A valid one always passes: otherwise anyone behind the same address could
 * lock staff out. It has at least 16 characters, too many to guess at any rate.
 * @returns whose access it is
 * @throws {ApiError} `unauthorized`; `scope_missing`; `rate_limited` after too many wrong tokens
 */
export const createStaffCheck =
  ({ db, config, now }: StaffCheck) =>
  async (context: Context, scope: StaffScope): Promise<StaffAccess> => {
    const authorization = context.req.header('authorization');
    const access = await staffAccess(authorization, { db, config, now });
    if (access?.scopes.includes(scope)) return access;
    if (access) throw new ApiError('scope_missing');
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

declare module 'hono' {
  interface ContextVariableMap {
    /** Who calls a staff endpoint. */
    staff: StaffAccess;
  }
}

const isStaffEndpoint = (name: CallName): name is StaffEndpointName => Object.hasOwn(staffEndpoints, name);

/** Checks the token of every staff call before its body is read. */
export function requireStaff(dependencies: StaffCheck): MiddlewareHandler {
  const check = createStaffCheck(dependencies);
  return async (context, next) => {
    const name = endpointOf(context);
    // Unknown addresses are not found only for staff.
    const scope = name && isStaffEndpoint(name) ? staffEndpoints[name].scope : 'orders:read';
    context.set('staff', await check(context, scope));
    await next();
  };
}
