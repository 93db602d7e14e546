import { describe, expect, test } from 'vitest';
import { savings, setSavings } from './savings';

const reduced = { price: 1000, discount: 12.5, allow_discount: true };
const full = { price: 500, discount: 40, allow_discount: false };

describe('savings', () => {
  test('counts every piece, and only allowed discounts', () => {
    expect(
      savings([
        { product: reduced, quantity: 2 },
        { product: full, quantity: 3 },
      ]),
    ).toBe(250);
  });

  test('is 0 for an empty basket', () => {
    expect(savings([])).toBe(0);
  });
});

describe('setSavings', () => {
  const items = [
    { item: reduced, quantity: 1 },
    { item: full, quantity: 2 },
  ];

  test('is the difference between the pieces and the set', () => {
    expect(setSavings({ set: { price: 1700, discount: 0, allow_discount: false }, items })).toBe(175);
  });

  test('is 0 for a set that costs more than its pieces', () => {
    expect(setSavings({ set: { price: 2000, discount: 0, allow_discount: false }, items })).toBe(0);
  });
});
