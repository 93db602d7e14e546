import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAddition, anyBasket } from '../testing/basket-arbitraries';
import { sampleBasketProduct, sampleCustomization } from '../testing/basket-samples';
import {
  addLine,
  type BasketLines,
  decrementLine,
  EMPTY_BASKET,
  findLine,
  incrementLine,
  isInBasket,
  itemCount,
  locateLine,
  removeLine,
  removeProduct,
  restoreLine,
  setQuantity,
} from './basket';
import { lineId } from './line-id';

const sofa = sampleBasketProduct();
const lamp = sampleBasketProduct({ id: 202, code: 'LP2020' });
const chair = sampleBasketProduct({ id: 303, code: 'CH3030' });
const basket = [sofa, lamp, chair].reduce<BasketLines>(
  (lines, product) => addLine(lines, { product }),
  EMPTY_BASKET,
);

const quantities = (lines: BasketLines) => lines.map(({ id, quantity }) => [id, quantity]);

describe('addLine', () => {
  test('appends a new product with quantity 1', () => {
    expect(addLine(addLine(EMPTY_BASKET, { product: sofa }), { product: lamp })).toEqual([
      { id: '101', product: sofa, quantity: 1, customization: null },
      { id: '202', product: lamp, quantity: 1, customization: null },
    ]);
  });

  test('increments a product already in the basket', () => {
    expect(quantities(addLine(basket, { product: lamp }))).toEqual([
      ['101', 1],
      ['202', 2],
      ['303', 1],
    ]);
  });

  test('adds the given quantity', () => {
    const twice = addLine(addLine(EMPTY_BASKET, { product: sofa, quantity: 3 }), {
      product: sofa,
      quantity: 4,
    });
    expect(quantities(twice)).toEqual([['101', 7]]);
  });

  test("updates the line's product", () => {
    const dearer = sampleBasketProduct({ price: 10_500 });
    expect(findLine(addLine(basket, { product: dearer }), '101')?.product.price).toBe(10_500);
  });

  test('keeps different customisations in separate lines', () => {
    const clay = sampleCustomization();
    const wider = sampleCustomization({ width: { value: 260, unit: 'cm' } });
    const lines = [null, clay, wider, clay].reduce<BasketLines>(
      (before, customization) => addLine(before, { product: sofa, customization }),
      EMPTY_BASKET,
    );
    expect(quantities(lines)).toEqual([
      ['101', 1],
      ['101_c3_f3.4_w240', 2],
      ['101_c3_f3.4_w260', 1],
    ]);
    expect(lines[1]?.customization).toEqual(clay);
  });

  test('limits a line to 999 pieces', () => {
    expect(quantities(addLine(EMPTY_BASKET, { product: sofa, quantity: 5000 }))).toEqual([['101', 999]]);
    const full = addLine(EMPTY_BASKET, { product: sofa, quantity: 999 });
    expect(quantities(addLine(full, { product: sofa }))).toEqual([['101', 999]]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('ignores a quantity of %d', (quantity) => {
    expect(addLine(basket, { product: sofa, quantity })).toBe(basket);
  });
});

describe('setQuantity', () => {
  test('sets the quantity of one line', () => {
    expect(quantities(setQuantity(basket, '202', 12))).toEqual([
      ['101', 1],
      ['202', 12],
      ['303', 1],
    ]);
  });

  test.each([0, -5, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is ignored', (quantity) => {
    expect(setQuantity(basket, '202', quantity)).toBe(basket);
  });

  test('clamps to 999', () => {
    expect(findLine(setQuantity(basket, '202', 1000), '202')?.quantity).toBe(999);
  });

  test('an unknown line or the same quantity changes nothing', () => {
    expect(setQuantity(basket, '404', 2)).toBe(basket);
    expect(setQuantity(basket, '101', 1)).toBe(basket);
  });
});

describe('incrementLine and decrementLine', () => {
  test('one more and one less', () => {
    const more = incrementLine(basket, '101');
    expect(findLine(more, '101')?.quantity).toBe(2);
    expect(decrementLine(more, '101')).toEqual(basket);
  });

  test('decreasing from 1 removes the line', () => {
    expect(quantities(decrementLine(basket, '202'))).toEqual([
      ['101', 1],
      ['303', 1],
    ]);
  });

  test('ignore unknown lines', () => {
    expect(incrementLine(basket, '404')).toBe(basket);
    expect(decrementLine(basket, '404')).toBe(basket);
  });
});

describe('removing', () => {
  test('a line', () => {
    expect(removeLine(basket, '101').map(({ id }) => id)).toEqual(['202', '303']);
    expect(removeLine(basket, '404')).toBe(basket);
  });

  test('a product with all its customised lines', () => {
    const lines = addLine(basket, { product: sofa, customization: sampleCustomization() });
    expect(removeProduct(lines, 101).map(({ id }) => id)).toEqual(['202', '303']);
    expect(removeProduct(lines, 404)).toBe(lines);
  });

  test('can be undone, restoring line and position', () => {
    const located = locateLine(basket, '202');
    expect(located).toEqual({ line: basket[1], position: 1 });
    if (located) expect(restoreLine(removeLine(basket, '202'), located)).toEqual(basket);
  });

  test('undone after the product was added again, adds the quantities', () => {
    const line = { id: '202', product: lamp, quantity: 3, customization: null };
    expect(quantities(restoreLine(basket, { line, position: 0 }))).toEqual([
      ['101', 1],
      ['202', 4],
      ['303', 1],
    ]);
  });

  test('undone in a basket that has become shorter, appends the line', () => {
    const line = { id: '404', product: lamp, quantity: 1, customization: null };
    expect(restoreLine(basket.slice(0, 1), { line, position: 9 }).map(({ id }) => id)).toEqual([
      '101',
      '404',
    ]);
  });

  test('an unknown line has no location', () => {
    expect(locateLine(basket, '404')).toBeNull();
  });
});

describe('counting', () => {
  test('isInBasket compares products', () => {
    const lines = addLine(EMPTY_BASKET, { product: sofa, customization: sampleCustomization() });
    expect(isInBasket(lines, 101)).toBe(true);
    expect(isInBasket(lines, 202)).toBe(false);
  });

  test('itemCount counts pieces, not lines', () => {
    expect(itemCount(setQuantity(basket, '101', 5))).toBe(7);
    expect(itemCount(EMPTY_BASKET)).toBe(0);
  });
});

describe('any basket', () => {
  test('holds each id once, with 1 to 999 pieces', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 999)).toBe(true);
      }),
    );
  });

  test('adding and removing a new product changes nothing', () => {
    fc.assert(
      fc.property(anyBasket, anyAddition, (lines, addition) => {
        const id = lineId(addition.product.id, addition.customization);
        fc.pre(!findLine(lines, id));
        expect(removeLine(addLine(lines, addition), id)).toEqual(lines);
      }),
    );
  });

  test('removing and restoring any line changes nothing', () => {
    fc.assert(
      fc.property(anyBasket, fc.nat(), (lines, pick) => {
        const line = lines[pick % Math.max(lines.length, 1)];
        fc.pre(line !== undefined);
        const located = locateLine(lines, line.id);
        fc.pre(located !== null);
        expect(restoreLine(removeLine(lines, line.id), located)).toEqual(lines);
      }),
    );
  });

  test('decrementing every piece empties the basket', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        const emptied = lines.reduce<BasketLines>((before, { id, quantity }) => {
          let after = before;
          for (let piece = 0; piece < quantity; piece += 1) after = decrementLine(after, id);
          return after;
        }, lines);
        expect(emptied).toEqual([]);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 20 },
    );
  });
});
