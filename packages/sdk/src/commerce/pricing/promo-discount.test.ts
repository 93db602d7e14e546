import { describe, expect, test } from 'vitest';
import { type PricedPromo, promoDiscount } from './promo-discount';

const percentage: PricedPromo = { type: 'percentage', value: 10, min_order_total: 1000, max_discount: 500 };
const fixed: PricedPromo = { type: 'fixed', value: 250, min_order_total: 0, max_discount: null };

const discountOf = (promo: PricedPromo, subtotal: number, currency = 'SAR') => {
  const effect = promoDiscount({ promo, subtotal, currency });
  return effect.status === 'applied' ? effect.discount : effect.status;
};

describe('promoDiscount', () => {
  test('is a percentage of the subtotal, up to its cap', () => {
    expect(discountOf(percentage, 2000)).toBe(200);
    expect(discountOf(percentage, 5000)).toBe(500);
    expect(discountOf(percentage, 80_000)).toBe(500);
  });

  test.each([null, undefined])('has no cap if it is %s', (max_discount) => {
    expect(discountOf({ ...percentage, max_discount }, 80_000)).toBe(8000);
  });

  test('is 0 with a cap of 0', () => {
    expect(discountOf({ ...percentage, max_discount: 0 }, 80_000)).toBe(0);
  });

  test('supports percentages with decimals', () => {
    expect(discountOf({ ...percentage, value: 12.5 }, 1000.4)).toBe(125.05);
  });

  test('is a fixed value, never more than the subtotal', () => {
    expect(discountOf(fixed, 2000)).toBe(250);
    expect(discountOf(fixed, 99.5)).toBe(99.5);
  });

  test('applies the cap to percentages only', () => {
    expect(discountOf({ ...fixed, max_discount: 100 }, 2000)).toBe(250);
  });

  test('is at most the subtotal for a percentage above 100', () => {
    expect(discountOf({ ...percentage, value: 150, max_discount: null }, 1000)).toBe(1000);
  });

  test('is 0 for free shipping, whatever its value', () => {
    const promo: PricedPromo = { type: 'free_shipping', value: 50, min_order_total: 0, max_discount: null };
    expect(promoDiscount({ promo, subtotal: 100, currency: 'SAR' })).toEqual({
      status: 'applied',
      discount: 0,
      waivesShipping: true,
    });
    expect(promoDiscount({ promo: fixed, subtotal: 1000, currency: 'SAR' })).toMatchObject({
      waivesShipping: false,
    });
  });

  test('applies from exactly the minimum', () => {
    expect(discountOf(percentage, 1000)).toBe(100);
    expect(promoDiscount({ promo: percentage, subtotal: 999, currency: 'SAR' })).toEqual({
      status: 'waiting_min',
      missing: 1,
    });
  });

  test('reports the missing amount in whole units of the currency, rounded up', () => {
    expect(promoDiscount({ promo: percentage, subtotal: 999.99, currency: 'SAR' })).toEqual({
      status: 'waiting_min',
      missing: 1,
    });
    expect(promoDiscount({ promo: percentage, subtotal: 749.6, currency: 'SAR' })).toEqual({
      status: 'waiting_min',
      missing: 251,
    });
  });

  test('is rounded to the decimals of the currency', () => {
    const promo: PricedPromo = { ...percentage, min_order_total: 10.5, max_discount: null };
    expect(discountOf(promo, 12.345, 'KWD')).toBe(1.235);
    expect(discountOf({ ...promo, max_discount: 1.125 }, 12.345, 'KWD')).toBe(1.125);
    expect(discountOf(promo, 12_345, 'JPY')).toBe(1235);
    const missing = (currency: string) => promoDiscount({ promo, subtotal: 10.4001, currency });
    expect(missing('KWD')).toEqual({ status: 'waiting_min', missing: 0.1 });
    expect(missing('SAR')).toEqual({ status: 'waiting_min', missing: 1 });
  });

  test('has no effect without a promo', () => {
    expect(promoDiscount({ promo: null, subtotal: 1000, currency: 'SAR' })).toEqual({ status: 'none' });
  });
});
