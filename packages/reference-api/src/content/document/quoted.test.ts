import { expect, it } from 'vitest';
import { quoted } from './quoted';

it.each([
  ['short', '"short"'],
  ['a "word"\nand more', String.raw`"a \"word\"\nand more"`],
  ['م'.repeat(60), `"${'م'.repeat(60)}"`],
  ['m'.repeat(61), `"${'m'.repeat(60)}…"`],
  // Letters of two code units aren't cut in half.
  ['🪑'.repeat(10_000), `"${'🪑'.repeat(60)}…"`],
])('%s', (text, expected) => {
  expect(quoted(text)).toBe(expected);
});
