import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactAmount, halalasToRiyals, percentOf, roundedRiyals, toHalalas } from './money';

describe('toHalalas', () => {
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
  ])('%d SAR are %d halalas', (riyals, halalas) => {
    expect(toHalalas(riyals)).toBe(halalas);
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
    expect(() => toHalalas(hostile)).toThrow(RangeError);
  });

  test('any integer of halalas round-trips through SAR', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (halalas) => {
        expect(toHalalas(halalas / 100)).toBe(halalas);
        expect(halalasToRiyals(toHalalas(halalas / 100))).toBe(halalas / 100);
      }),
    );
  });
});

describe('percentOf', () => {
  test('is exact for percentages with decimals', () => {
    expect(roundedRiyals(percentOf(exactAmount(200), 12.5))).toBe(25);
    expect(roundedRiyals(percentOf(exactAmount(0.29), 50))).toBe(0.15);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('rejects %d', (hostile) => {
    expect(() => percentOf(exactAmount(1), hostile)).toThrow(RangeError);
  });
});

test('an amount too large for a double is rejected, not rounded', () => {
  expect(() => roundedRiyals(percentOf(exactAmount(90_000_000_000_000), 200))).toThrow(RangeError);
});
