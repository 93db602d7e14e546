import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error';
import { createWorkLimit } from './work-limit';

const { signal } = new AbortController();

it('runs some tasks, lets some wait and refuses others with Retry-After', async () => {
  const limit = createWorkLimit({ atWork: 2, waiting: 3 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (index: number) => () => {
    started.push(index);
    return new Promise<number>((resolve) => ends.push(() => resolve(index)));
  };
  const all = Array.from({ length: 6 }, (_, index) => limit(task(index), signal));
  const refusal = await all[5]?.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).status).toBe(429);
  expect((refusal as ApiError).options.headers).toEqual({ 'retry-after': '2' });
  expect(started).toEqual([0, 1]);
  while (started.length < 5) {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const end of ends) end();
  expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
});

it("doesn't begin what nobody waits for any more", async () => {
  const limit = createWorkLimit({ atWork: 1, waiting: 10 });
  const end = new EventTarget();
  const ended = new Promise((resolve) => end.addEventListener('end', resolve));
  const first = limit(() => ended, signal);
  const leaving = new AbortController();
  let hasBegun = false;
  const second = limit(async () => {
    hasBegun = true;
  }, leaving.signal);
  leaving.abort();
  await expect(second).rejects.toThrow();
  end.dispatchEvent(new Event('end'));
  await first;
  await limit(async () => {}, signal);
  expect(hasBegun).toBe(false);
});
