import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { machineRuntime } from './runtime';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits, and leaves no listener on a long-lived signal', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const waited = vi.fn();
  machineRuntime.delay(1000, signal).then(waited);
  await vi.advanceTimersByTimeAsync(999);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalled();
  expect(removed).toHaveBeenCalledTimes(1);
});

it("stops waiting when the signal aborts, and doesn't start after that", async () => {
  const controller = new AbortController();
  const waited = machineRuntime.delay(1000, controller.signal);
  controller.abort();
  await waited;
  await machineRuntime.delay(1000, controller.signal);
  expect(vi.getTimerCount()).toBe(0);
});
