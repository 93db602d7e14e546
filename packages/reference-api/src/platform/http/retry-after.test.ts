import { expect, it } from 'vitest';
import { retryAfter } from './retry-after';

const at = (ms: number) => new Date(Date.UTC(2026, 0, 1) + ms);

it.each([
  [0, '1'],
  [-5_000, '1'],
  [1, '1'],
  [1_001, '2'],
  [60_000, '60'],
])('rounds %d ms up to %s s, never 0', (ms, seconds) => {
  expect(retryAfter(at(ms), at(0))).toEqual({ 'retry-after': seconds });
});
