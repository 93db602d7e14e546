import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from './currency';
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
    expect(toMinorUnits(amount, 'SAR')).toBe(count);
  });

  test.each([
    ['KWD', 12.345, 12_345],
    ['KWD', 0.0005, 1],
    ['JPY', 1234, 1234],
    ['JPY', 0.5, 1],
    ['XXX', 1.005, 101],
  ])('%s %d is %d minor units', (currency, amount, count) => {
    expect(toMinorUnits(amount, currency)).toBe(count);
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
    expect(() => toMinorUnits(hostile, 'SAR')).toThrow(RangeError);
  });

  test('any integer of minor units round-trips through major units', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (count) => {
        for (const currency of CURRENCIES) {
          const amount = toMajorUnits(count, currency);
          expect(toMinorUnits(amount, currency)).toBe(count);
          expect(roundedMajorUnits(exactAmount(amount), currency)).toBe(amount);
        }
      }),
    );
  });
});

describe('percentOf', () => {
  test('is exact for percentages with decimals', () => {
    expect(roundedMajorUnits(percentOf(exactAmount(200), 12.5), 'SAR')).toBe(25);
    expect(roundedMajorUnits(percentOf(exactAmount(0.29), 50), 'SAR')).toBe(0.15);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('rejects %d', (hostile) => {
    expect(() => percentOf(exactAmount(1), hostile)).toThrow(RangeError);
  });
});

test('an amount too large for a double is rejected, not rounded', () => {
  expect(() => roundedMajorUnits(percentOf(exactAmount(9_000_000_000_000), 2000), 'SAR')).toThrow(RangeError);
});
