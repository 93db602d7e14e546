import { describe, expect, test } from 'vitest';
import type { ShownProduct } from './price-tag';
import { savings, setSavings } from './savings';
import type { PricedProduct } from './unit-price';

const SAR = { currency: 'SAR' };

const reduced = { price: 1000, discount: 12.5, allow_discount: true };
const full = { price: 500, discount: 40, allow_discount: false };

describe('savings', () => {
  test('counts every piece, and only allowed discounts', () => {
    expect(
      savings(
        [
          { product: reduced, quantity: 2 },
          { product: full, quantity: 3 },
        ],
        SAR,
      ),
    ).toBe(250);
  });

  test('is 0 for an empty basket', () => {
    expect(savings([], SAR)).toBe(0);
  });
});

describe('setSavings', () => {
  const shown = (product: PricedProduct) => ({ ...product, is_price_show: true });
  const setAt = (price: number) => shown({ price, discount: 0, allow_discount: false });
  const items = [
    { item: shown(reduced), quantity: 1 },
    { item: shown(full), quantity: 2 },
  ];

  test('is the difference between the pieces and the set', () => {
    expect(setSavings({ set: setAt(1700), items }, SAR)).toBe(175);
  });

  test('is 0 for a set that costs more than its pieces', () => {
    expect(setSavings({ set: setAt(2000), items }, SAR)).toBe(0);
  });

  test('is 0 if a price is hidden, even if the product still contains it', () => {
    const hide = (product: ShownProduct) => ({ ...product, is_price_show: false });
    expect(setSavings({ set: hide(setAt(1000)), items }, SAR)).toBe(0);
    expect(setSavings({ set: { ...setAt(1000), price: null }, items }, SAR)).toBe(0);
    for (const hidden of items) {
      const withHidden = (item: ShownProduct) =>
        items.map((piece) => (piece === hidden ? { ...piece, item } : piece));
      expect(setSavings({ set: setAt(0), items: withHidden(hide(hidden.item)) }, SAR)).toBe(0);
      expect(setSavings({ set: setAt(0), items: withHidden({ ...hidden.item, price: null }) }, SAR)).toBe(0);
    }
  });
});
