import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error';

/** Longer than anything a healthy database makes a call wait for. */
const DEADLINE_MS = 15_000;

/** A request that still isn't whole by then has no answer to wait for: its connection ends. For Node's `createServer`. */
export const REQUEST_TIMEOUT_MS = 2 * DEADLINE_MS;

/**
 * Answers a call that takes too long with 503 `unavailable`, so that nobody waits for a backend that hangs. What it was
 * doing may still happen: a write is repeated safely under its `Idempotency-Key`.
 */
export const deadline =
  (ms = DEADLINE_MS): MiddlewareHandler =>
  async (_, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ApiError('unavailable', { headers: { 'retry-after': '5' } })), ms);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
