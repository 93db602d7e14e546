import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactAmount, percentOf, roundedMajorUnits, toMajorUnits, toMinorUnits } from './money';

describe('toMinorUnits', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [9940, 994_000],
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [1.005, 101],
    [1.0049, 100],
    [0.005, 1],
    [5e-324, 0],
    [99_999_999.99, 9_999_999_999],
  ])('%d is %d minor units', (amount, count) => {
    expect(toMinorUnits(amount)).toBe(count);
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0.01,
    -1,
    1e15,
    Number.MAX_VALUE,
  ])('rejects %d', (hostile) => {
    expect(() => toMinorUnits(hostile)).toThrow(RangeError);
  });

  test('any integer of minor units round-trips through major units', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (count) => {
        expect(toMinorUnits(count / 100)).toBe(count);
        expect(toMajorUnits(toMinorUnits(count / 100))).toBe(count / 100);
      }),
    );
  });
});

describe('percentOf', () => {
  test('is exact for percentages with decimals', () => {
    expect(roundedMajorUnits(percentOf(exactAmount(200), 12.5))).toBe(25);
    expect(roundedMajorUnits(percentOf(exactAmount(0.29), 50))).toBe(0.15);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('rejects %d', (hostile) => {
    expect(() => percentOf(exactAmount(1), hostile)).toThrow(RangeError);
  });
});

test('an amount too large for a double is rejected, not rounded', () => {
  expect(() => roundedMajorUnits(percentOf(exactAmount(90_000_000_000_000), 200))).toThrow(RangeError);
});
