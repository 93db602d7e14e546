import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from './api-error';

/** Longer than any wait for a healthy database. */
const DEADLINE_MS = 15_000;

/** For Node's `createServer`: connections are closed if the request isn't fully received by then. */
export const REQUEST_TIMEOUT_MS = 2 * DEADLINE_MS;

/** Aborted once nobody waits for the response: the client has left, or the deadline has passed. */
export function abandonedSignal(context: Context): AbortSignal {
  const { signal } = context.req.raw;
  const passed: AbortSignal | undefined = context.get('deadline');
  return passed ? AbortSignal.any([signal, passed]) : signal;
}

/**
 * Returns 503 `unavailable` for a call that takes too long, so that no client waits for a hanging backend. Writes may
 * still complete: clients can safely retry a write with its `Idempotency-Key`.
 */
export const deadline =
  (ms = DEADLINE_MS): MiddlewareHandler =>
  async (context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const passed = new AbortController();
    context.set('deadline', passed.signal);
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new ApiError('unavailable', { headers: { 'retry-after': '5' } });
        passed.abort(error);
        reject(error);
      }, ms);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
