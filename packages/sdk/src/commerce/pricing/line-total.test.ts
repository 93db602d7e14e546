import { describe, expect, test } from 'vitest';
import { lineTotal } from './line-total';

describe('lineTotal', () => {
  test('is unit price times quantity', () => {
    expect(lineTotal({ product: { price: 19.99, discount: 0, allow_discount: false }, quantity: 3 })).toBe(
      59.97,
    );
  });

  test('is rounded after multiplying, not before', () => {
    const product = { price: 33.33, discount: 15, allow_discount: true }; // 28.3305 each
    expect(lineTotal({ product, quantity: 3 })).toBe(84.99);
    expect(lineTotal({ product, quantity: 100 })).toBe(2833.05);
  });

  test('may include tax', () => {
    const product = { price: 100, discount: 0, allow_discount: false };
    expect(lineTotal({ product, quantity: 2 }, { taxRate: 0.15 })).toBe(230);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'rejects a quantity of %d',
    (quantity) => {
      const product = { price: 1, discount: 0, allow_discount: false };
      expect(() => lineTotal({ product, quantity })).toThrow(RangeError);
    },
  );
});
