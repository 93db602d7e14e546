import { describe, expect, it } from 'vitest';
import { makeApiError } from '../testing';
import { AbortedError, NetworkError, TimeoutError } from './errors/call-errors';
import { retryDelayMs } from './retry';

const endpoint = 'items.list' as const;

describe('retryDelayMs', () => {
  const offline = new NetworkError('offline', { endpoint });

  it('grows exponentially up to five seconds, with full jitter', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => retryDelayMs(offline, attempt, 1))).toEqual([
      300, 600, 1200, 2400, 4800, 5000, 5000,
    ]);
    expect(retryDelayMs(offline, 1, 0.25)).toBe(150);
    expect(retryDelayMs(offline, 1, 0)).toBe(0);
  });

  it('follows Retry-After up to ten seconds', () => {
    expect(retryDelayMs(makeApiError({ status: 503, retryAfterSeconds: 10 }), 0, 1)).toBe(10_000);
    expect(retryDelayMs(makeApiError({ status: 503, retryAfterSeconds: 11 }), 0, 1)).toBeUndefined();
  });

  it('is defined only for transient failures', () => {
    expect(retryDelayMs(new TimeoutError('slow', { endpoint }), 0, 1)).toBe(300);
    expect(retryDelayMs(new AbortedError('gone', { endpoint }), 0, 1)).toBeUndefined();
    expect(retryDelayMs(makeApiError({ status: 500 }), 0, 1)).toBeUndefined();
    expect(retryDelayMs(makeApiError({ status: 409 }), 0, 1)).toBeUndefined();
  });
});
