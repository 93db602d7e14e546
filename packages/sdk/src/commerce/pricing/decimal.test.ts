import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, hundredth, isLess, lesser, minus, plus, roundHalfUp, roundUp, sum, times } from './decimal';

describe('decimal', () => {
  test.each([
    [0, { units: 0n, scale: 0 }],
    [-0, { units: 0n, scale: 0 }],
    [0.1, { units: 1n, scale: 1 }],
    [12.5, { units: 125n, scale: 1 }],
    [-12.5, { units: -125n, scale: 1 }],
    [1e21, { units: 10n ** 21n, scale: 0 }],
    [1.5e-7, { units: 15n, scale: 8 }],
    [1.25e22, { units: 125n * 10n ** 20n, scale: 0 }],
  ])('parses %d exactly', (value, expected) => {
    expect(decimal(value)).toEqual(expected);
  });

  test('adds without binary rounding errors', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(plus(decimal(0.1), decimal(0.2))).toEqual(decimal(0.3));
    expect(minus(decimal(0.3), decimal(0.1))).toEqual(decimal(0.2));
  });

  test('aligns operands of different scale', () => {
    expect(sum([decimal(1), decimal(0.25), decimal(0.005)])).toEqual(decimal(1.255));
    expect(times(decimal(1.5), decimal(0.25))).toEqual(decimal(0.375));
    expect(hundredth(decimal(12.5))).toEqual(decimal(0.125));
    expect(isLess(decimal(0.99), decimal(1))).toBe(true);
    expect(isLess(decimal(1), decimal(1))).toBe(false);
    expect(lesser(decimal(2), decimal(1.99))).toEqual(decimal(1.99));
  });

  test.each([
    [0.4, 0n, 1n],
    [0.5, 1n, 1n],
    [1, 1n, 1n],
    [1.01, 1n, 2n],
    [-0.5, 0n, 0n],
    [-0.6, -1n, 0n],
    [-1.5, -1n, -1n],
  ])('%d rounds half up to %d and up to %d', (value, halfUp, up) => {
    expect(roundHalfUp(decimal(value))).toBe(halfUp);
    expect(roundUp(decimal(value))).toBe(up);
  });

  test('round-trips any double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { units, scale } = decimal(value);
        expect(Number(`${units}e-${scale}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
