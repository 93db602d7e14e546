import { expect, it } from 'vitest';
import { mapInSlices } from './in-slices';

/** Keeps the process busy. */
function work(ms: number): number {
  const end = performance.now() + ms;
  while (performance.now() < end);
  return ms;
}

it('answers others while it maps a long list, and keeps the order', async () => {
  let answered = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      answered += 1;
    }
  })();
  const results = await mapInSlices(
    Array.from({ length: 10 }, (_, index) => index),
    (index) => work(25) + index,
  );
  const during = answered;
  isDone = true;
  await others;
  expect(results).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34]);
  expect(during).toBeGreaterThanOrEqual(3);
});
