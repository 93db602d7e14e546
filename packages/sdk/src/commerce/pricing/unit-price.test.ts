import { describe, expect, test } from 'vitest';
import { discountPercent, unitPrice } from './unit-price';

const SAR = { currency: 'SAR' };

describe('unitPrice', () => {
  test.each([
    { price: 9940, discount: 15, allow_discount: true, pays: 8449 },
    { price: 9940, discount: 15, allow_discount: false, pays: 9940 },
    { price: 9940, discount: 0, allow_discount: true, pays: 9940 },
    { price: 9940, discount: 100, allow_discount: true, pays: 0 },
    { price: 100, discount: 12.5, allow_discount: true, pays: 87.5 },
    { price: 0.1, discount: 5, allow_discount: true, pays: 0.1 },
    { price: 1.1, discount: 50, allow_discount: true, pays: 0.55 },
    { price: 0.01, discount: 50, allow_discount: true, pays: 0.01 },
  ])('$price SAR less $discount % (allowed: $allow_discount) is $pays SAR', ({ pays, ...product }) => {
    expect(unitPrice(product, SAR)).toBe(pays);
  });

  test('is never negative, even with a discount above 100 %', () => {
    expect(unitPrice({ price: 100, discount: 150, allow_discount: true }, SAR)).toBe(0);
  });

  test('may include tax', () => {
    const product = { price: 9940, discount: 15, allow_discount: true };
    expect(unitPrice(product, { ...SAR, taxRate: 0.15 })).toBe(9716.35);
  });

  test.each([
    { price: Number.NaN, discount: 0 },
    { price: -1, discount: 0 },
    { price: 1, discount: Number.NaN },
    { price: 1, discount: -5 },
  ])('refuses %o', (hostile) => {
    expect(() => unitPrice({ ...hostile, allow_discount: true }, SAR)).toThrow(RangeError);
  });
});

test('a discount applies only when it is allowed', () => {
  expect(discountPercent({ discount: 15, allow_discount: true })).toBe(15);
  expect(discountPercent({ discount: 15, allow_discount: false })).toBe(0);
});
