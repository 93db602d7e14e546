import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error';

/** Longer than any wait for a healthy database. */
const DEADLINE_MS = 15_000;

/** For Node's `createServer`: connections are closed if the request isn't fully received by then. */
export const REQUEST_TIMEOUT_MS = 2 * DEADLINE_MS;

/**
 * Returns 503 `unavailable` for a call that takes too long, so that no client waits for a hanging backend. Its work may
 * still complete: clients can safely retry a write with its `Idempotency-Key`.
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
