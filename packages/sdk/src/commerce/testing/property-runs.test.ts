import fc from 'fast-check';
import { expect, it } from 'vitest';

// With `pnpm fuzz` they don't, on purpose.
it.skipIf(import.meta.env.FUZZ_SECONDS)('property tests draw the same inputs each time', () => {
  const draw = () => {
    const drawn: string[] = [];
    fc.assert(fc.property(fc.string(), (text) => drawn.push(text) > 0));
    return drawn;
  };
  expect(draw()).toEqual(draw());
});
