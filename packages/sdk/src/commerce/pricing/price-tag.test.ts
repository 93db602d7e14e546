import { describe, expect, test } from 'vitest';
import { compareAtPrice, percentOff, priceTag } from './price-tag';

const SAR = { currency: 'SAR' };

const reduced = { price: 9940, discount: 15, allow_discount: true, is_price_show: true };

describe('priceTag', () => {
  test('shows both prices and the badge for a discounted product', () => {
    expect(priceTag(reduced, SAR)).toEqual({ unitPrice: 8449, compareAtPrice: 9940, percentOff: 15 });
  });

  test('shows the smallest discount', () => {
    expect(priceTag({ ...reduced, discount: 0.5 }, SAR)).toEqual({
      unitPrice: 9890.3,
      compareAtPrice: 9940,
      percentOff: 0.5,
    });
  });

  test.each([
    { ...reduced, allow_discount: false },
    { ...reduced, discount: 0 },
  ])('shows no old price and no badge for %o', (product) => {
    expect(priceTag(product, SAR)).toEqual({ unitPrice: 9940, compareAtPrice: null, percentOff: null });
  });

  test('is null when the price is hidden', () => {
    expect(priceTag({ ...reduced, is_price_show: false }, SAR)).toBeNull();
    expect(percentOff({ ...reduced, is_price_show: false })).toBeNull();
  });

  test('includes tax in both prices when the shop shows prices with tax', () => {
    expect(priceTag(reduced, { ...SAR, taxRate: 0.15 })).toEqual({
      unitPrice: 9716.35,
      compareAtPrice: 11431,
      percentOff: 15,
    });
  });

  test('compareAtPrice returns the old price', () => {
    expect(compareAtPrice(reduced, SAR)).toBe(9940);
    expect(compareAtPrice({ ...reduced, allow_discount: false }, SAR)).toBeNull();
  });
});
