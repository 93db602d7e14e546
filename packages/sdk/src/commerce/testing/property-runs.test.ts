import fc from 'fast-check';
import { expect, it } from 'vitest';

it('property tests draw the same inputs each time', () => {
  const draw = () => {
    const drawn: string[] = [];
    fc.assert(fc.property(fc.string(), (text) => drawn.push(text) > 0));
    return drawn;
  };
  expect(draw()).toEqual(draw());
});
