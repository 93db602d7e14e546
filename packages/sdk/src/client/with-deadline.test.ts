import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './with-deadline';

const deadline = { endpoint: 'items.list', timeoutMs: 1000, signal: undefined } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('rejects and aborts the signal exactly at the deadline', async () => {
  let signal: AbortSignal | undefined;
  const settled = vi.fn();
  const attempt = withDeadline(deadline, (given) => {
    signal = given;
    return new Promise(() => {});
  }).catch(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await attempt;
  expect(settled.mock.calls[0]?.[0]).toMatchObject({
    name: 'TimeoutError',
    message: 'items.list took longer than 1000 ms',
  });
  expect(signal?.aborted).toBe(true);
});

it('leaves no timer behind', async () => {
  expect(await withDeadline(deadline, async () => 'done')).toBe('done');
  await expect(
    withDeadline(deadline, async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

it('supports an infinite timeout', async () => {
  const slow = new Promise((resolve) => setTimeout(resolve, 60_000, 'done'));
  const attempt = withDeadline({ ...deadline, timeoutMs: Number.POSITIVE_INFINITY }, () => slow);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await attempt).toBe('done');
});

it('does not start with an aborted signal', async () => {
  const run = vi.fn();
  const signal = AbortSignal.abort('too late');
  await expect(withDeadline({ ...deadline, signal }, run)).rejects.toMatchObject({
    name: 'AbortedError',
    cause: 'too late',
  });
  expect(run).not.toHaveBeenCalled();
});
