import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after-seconds';

const now = Date.parse('2026-01-01T00:00:00Z');

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Thu, 01 Jan 2026 00:01:30 GMT', 90],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
