import { ApiError, type DiwanError, NetworkError, TimeoutError } from './errors/call-errors';

const BASE_DELAY_MS = 300;
const MAX_BACKOFF_MS = 5_000;
/** Longest `Retry-After` to wait for; beyond that the visitor sees the error. */
const MAX_RETRY_AFTER_SECONDS = 10;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);

/**
 * Milliseconds to wait before the next attempt, or undefined when the failure is final. Follows `Retry-After`, else
 * backs off exponentially with full jitter, so that clients of a struggling server don't retry in sync.
 * @param attempt 0 after the first attempt
 * @param random a number in [0, 1)
 */
export function retryDelayMs(error: DiwanError, attempt: number, random: number): number | undefined {
  if (error instanceof ApiError) {
    if (!RETRIED_STATUSES.has(error.status)) return undefined;
    const asked = error.retryAfterSeconds;
    if (asked !== undefined) return asked <= MAX_RETRY_AFTER_SECONDS ? asked * 1000 : undefined;
  } else if (!(error instanceof NetworkError || error instanceof TimeoutError)) {
    return undefined;
  }
  return random * Math.min(MAX_BACKOFF_MS, BASE_DELAY_MS * 2 ** attempt);
}
