import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBasket } from '../testing/basket-arbitraries';
import { sampleBasketProduct } from '../testing/basket-samples';
import { addLine, EMPTY_BASKET, findLine, setQuantity } from './basket';
import { mergeBaskets, undoMerge } from './merge-baskets';

const sofa = sampleBasketProduct();
const lamp = sampleBasketProduct({ id: 202 });

describe('mergeBaskets', () => {
  test('contains all lines of both, with the greater quantity of shared ones', () => {
    const own = addLine(EMPTY_BASKET, { product: sofa, quantity: 2 });
    const other = addLine(addLine(EMPTY_BASKET, { product: lamp }), { product: sofa, quantity: 5 });
    expect(mergeBaskets(own, other).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['101', 5],
      ['202', 1],
    ]);
    expect(mergeBaskets(other, own).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['202', 1],
      ['101', 5],
    ]);
  });

  test('is idempotent, and loses no piece of either basket', () => {
    fc.assert(
      fc.property(anyBasket, anyBasket, (own, other) => {
        const merged = mergeBaskets(own, other);
        expect(mergeBaskets(merged, other)).toBe(merged);
        for (const { id, quantity } of [...own, ...other]) {
          expect(findLine(merged, id)?.quantity).toBeGreaterThanOrEqual(quantity);
        }
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      }),
    );
  });
});

describe('undoMerge', () => {
  test('restores the previous basket', () => {
    fc.assert(
      fc.property(anyBasket, anyBasket, (before, other) => {
        const merged = mergeBaskets(before, other);
        expect(undoMerge(merged, { before, merged })).toEqual(before);
      }),
    );
  });

  test('keeps later changes', () => {
    const before = addLine(EMPTY_BASKET, { product: sofa });
    const rug = sampleBasketProduct({ id: 303 });
    const merged = mergeBaskets(before, addLine(addLine(before, { product: sofa }), { product: lamp }));
    const since = addLine(setQuantity(merged, '202', 4), { product: rug });
    expect(undoMerge(since, { before, merged }).map(({ id, quantity }) => [id, quantity])).toEqual([
      ['101', 1],
      ['202', 4],
      ['303', 1],
    ]);
  });
});
