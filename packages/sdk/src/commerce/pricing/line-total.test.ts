import { describe, expect, test } from 'vitest';
import { lineTotal } from './line-total';

const SAR = { currency: 'SAR' };

describe('lineTotal', () => {
  test('is unit price times quantity', () => {
    expect(
      lineTotal({ product: { price: 19.99, discount: 0, allow_discount: false }, quantity: 3 }, SAR),
    ).toBe(59.97);
  });

  test('is rounded after multiplying, not before', () => {
    const product = { price: 33.33, discount: 15, allow_discount: true }; // 28.3305 each
    expect(lineTotal({ product, quantity: 3 }, SAR)).toBe(84.99);
    expect(lineTotal({ product, quantity: 100 }, SAR)).toBe(2833.05);
  });

  test('is rounded to the decimals of the currency', () => {
    const line = { product: { price: 12.345, discount: 10, allow_discount: true }, quantity: 3 }; // 33.3315
    expect(lineTotal(line, { currency: 'KWD' })).toBe(33.332);
    expect(lineTotal(line, SAR)).toBe(33.33);
    expect(lineTotal(line, { currency: 'JPY' })).toBe(33);
  });

  test('may include tax', () => {
    const product = { price: 100, discount: 0, allow_discount: false };
    expect(lineTotal({ product, quantity: 2 }, { ...SAR, taxRate: 0.15 })).toBe(230);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'rejects a quantity of %d',
    (quantity) => {
      const product = { price: 1, discount: 0, allow_discount: false };
      expect(() => lineTotal({ product, quantity }, SAR)).toThrow(RangeError);
    },
  );
});
