import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { quantitySchema } from '../../contract';
import { isQuantity, MAX_QUANTITY, parseQuantity } from './quantity';

describe('quantities', () => {
  test.each([1, 2, 998, 999, 0, -1, 1000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is valid exactly when the contract says so',
    (value) => {
      expect(isQuantity(value)).toBe(v.is(quantitySchema, value));
    },
  );

  test('allows the maximum', () => {
    expect(isQuantity(MAX_QUANTITY)).toBe(true);
  });
});

describe('parseQuantity', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    ['٣', 3],
    ['۱۲', 12],
    ['007', 7],
    ['5000', 999],
    ['9'.repeat(400), 999],
  ])('%s', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  test.each(['', ' ', '0', '٠', '-1', '1.5', '1e3', 'two', '2 3'])('«%s» is ignored', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
