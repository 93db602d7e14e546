import { afterEach, expect, it, vi } from 'vitest';
import { oneTabAtATime } from './one-tab-at-a-time';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The part of Web Locks that is used: one lock, held until its callback ends. */
function stubLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    const granted = Promise.race([last, aborted]);
    const result = granted.then(work);
    last = result.catch(() => {});
    return result;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

it('runs what two tabs start at the same time one after the other', async () => {
  stubLocks();
  const steps: string[] = [];
  const work = (tab: string) => async () => {
    steps.push(`${tab} starts`);
    await Promise.resolve();
    steps.push(`${tab} ends`);
  };
  await Promise.all([oneTabAtATime(work('one')), oneTabAtATime(work('other'))]);
  expect(steps).toEqual(['one starts', 'one ends', 'other starts', 'other ends']);
});

it('passes a failure on, and lets the next tab start', async () => {
  stubLocks();
  const failing = oneTabAtATime(() => Promise.reject(new Error('refused')));
  const next = oneTabAtATime(async () => 'placed');
  await expect(failing).rejects.toThrow('refused');
  expect(await next).toBe('placed');
});

it('doesn’t wait for ever for a tab that was put to sleep', async () => {
  stubLocks();
  vi.useFakeTimers();
  void oneTabAtATime(() => new Promise(() => {}));
  const next = oneTabAtATime(async () => 'placed');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await next).toBe('placed');
});
