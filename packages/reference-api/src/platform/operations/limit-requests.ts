import type { CallName } from '@diwan/sdk/contract';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../dependencies';
import { allEndpoints, isRateLimited } from '../endpoints/all-endpoints';
import { endpointOf } from '../endpoints/endpoint-label';
import { ApiError } from '../http/api-error';
import { clientAddress, networksOf, UNKNOWN_ADDRESS } from '../http/client-address';
import { isJson } from '../http/is-json';
import { retryAfter } from '../http/retry-after';
import { spend } from '../limits/budget';

const WINDOW_MS = 60_000;

/** Calls per minute, address and class: enough for many people behind one address, too few for a script. */
const CALLS_PER_WINDOW = 30;

/** More used-up budgets than these are asked for again. */
const MAX_USED_UP = 10_000;

/** Endpoints of one resource share a class, e.g. `otp.request` and `otp.verify`. */
const classOf = (name: CallName): string => name.split('.')[0] ?? name;

/**
 * Rate-limits calls that no cache may answer per address, IPv6 network and class. Counts are stored in the database, so that processes
 * share them. Other reads are not limited: counting would cost more than most of them (docs/decisions/0025). In-process
 * calls, such as those of the storefront's server, have no address and aren't counted.
 */
export function limitRequests({
  db,
  config,
  now,
}: Pick<Dependencies, 'db' | 'config' | 'now'>): MiddlewareHandler {
  /** Until when a budget is used up: who goes on is refused without asking the database, which syncs each count to disk. */
  const usedUp = new LRUCache<string, Date>({ max: MAX_USED_UP });

  return async (context, next) => {
    const name = endpointOf(context);
    const address = clientAddress(context, config.trustedProxies);
    if (!name || !isRateLimited(allEndpoints[name]) || address === UNKNOWN_ADDRESS) return next();
    // Rejected later for its type. Foreign pages can send such requests without a preflight; they mustn't use up a visitor's limit.
    if (allEndpoints[name].body && !isJson(context)) return next();

    const at = now();
    let headers = {};
    // The headers are those of the address itself, the last one, or of the network that is used up.
    for (const { key, share } of networksOf(address)) {
      const limit = CALLS_PER_WINDOW * share;
      const budget = { key: `calls:${classOf(name)}:${key}`, limit, windowMs: WINDOW_MS };
      const until = usedUp.get(budget.key);
      const spending =
        // A clock that was ahead counts for no longer than a window.
        until && until > at && until.getTime() <= at.getTime() + WINDOW_MS
          ? { granted: false, used: limit, resetsAt: until }
          : await spend(db, budget, at);
      const reset = retryAfter(spending.resetsAt, at)['retry-after'];
      headers = {
        'RateLimit-Limit': String(limit),
        'RateLimit-Remaining': String(limit - spending.used),
        'RateLimit-Reset': reset,
      };
      if (!spending.granted) {
        usedUp.set(budget.key, spending.resetsAt);
        throw new ApiError('rate_limited', { headers: { ...headers, 'retry-after': reset } });
      }
    }
    await next();
    for (const [header, value] of Object.entries<string>(headers)) context.header(header, value);
  };
}
