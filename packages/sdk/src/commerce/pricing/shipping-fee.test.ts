import { describe, expect, test } from 'vitest';
import { shippingFee } from './shipping-fee';

const paid = { currency: 'SAR', free_shipping: false };

describe('shippingFee', () => {
  test('is the price of the zone', () => {
    expect(shippingFee({ zone: { price: 120 }, settings: paid })).toBe(120);
  });

  test('is null until a zone is chosen', () => {
    expect(shippingFee({ zone: null, settings: paid })).toBeNull();
  });

  test('is 0 when the shop or the promo waives it, with or without a zone', () => {
    expect(shippingFee({ zone: { price: 120 }, settings: { ...paid, free_shipping: true } })).toBe(0);
    expect(shippingFee({ zone: { price: 120 }, settings: paid, isWaived: true })).toBe(0);
    expect(shippingFee({ zone: null, settings: { ...paid, free_shipping: true } })).toBe(0);
  });

  test('rejects an invalid price', () => {
    expect(() => shippingFee({ zone: { price: Number.NaN }, settings: paid })).toThrow(RangeError);
  });
});
