import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../contract';
import { makeDimensions, makeProduct } from '../../testing';
import {
  comparedKind,
  comparedSizes,
  DOOR,
  drawnToScale,
  frontDifferences,
  sharedValues,
  sizeDifferences,
} from '.';

const piece = (
  width: number,
  height: number,
  { unit = 'cm', ...product }: Partial<Product> & { unit?: string } = {},
) =>
  makeProduct({
    has_dimension: true,
    shape: 'sofa',
    dimensions: makeDimensions({ default_width: width, default_height: height, unit }),
    ...product,
  });
const anyPieces = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }))
    .map(([w, h]) => piece(w / 10, h / 10)),
  { minLength: 1, maxLength: 4 },
);

describe('drawnToScale', () => {
  it('measures pieces in any unit beside the door', () => {
    expect(drawnToScale([piece(228, 82), piece(2350, 880, { unit: 'mm' })])).toEqual({
      pieces: [
        { shape: 'sofa', width: 228, height: 82, lift: 0, isFlat: false },
        { shape: 'sofa', width: 235, height: 88, lift: 0, isFlat: false },
      ],
      widest: 235,
      total: 228 + 235 + DOOR.width,
      tallest: 210,
      lines: [100, 200],
    });
  });
  it('hangs lamps, lays rugs on the floor, and grows with what is taller than the door', () => {
    const drawing = drawnToScale([
      piece(48, 32, { shape: 'pendant' }),
      piece(240, 1, { shape: 'box' }),
      piece(180, 330, { shape: 'cabinet' }),
    ]);
    expect(drawing.pieces).toMatchObject([{ lift: 180 }, { isFlat: true, lift: 0 }, { isFlat: false }]);
    expect(drawing.tallest).toBe(330);
    expect(drawing.lines).toEqual([100, 200, 300]);
  });
  it('draws nothing without shown sizes, in an unknown unit, of a set, and of what is larger than a house', () => {
    const others = [
      piece(228, 82, { has_dimension: false }),
      piece(228, 82, { dimensions: null }),
      piece(0, 82),
      piece(3, 1, { unit: 'cubits' }),
      piece(600, 72, { is_set: true }),
      piece(228, 1e9),
    ];
    expect(drawnToScale(others)).toMatchObject({ pieces: others.map(() => null), widest: 0, total: 90 });
  });
  it('contains every piece', () => {
    fc.assert(
      fc.property(anyPieces, (products) => {
        const { pieces, widest, total, tallest } = drawnToScale(products);
        expect(pieces).toHaveLength(products.length);
        for (const drawn of pieces) {
          if (!drawn) continue;
          expect(drawn.width).toBeLessThanOrEqual(widest);
          expect(drawn.lift + drawn.height).toBeLessThanOrEqual(tallest);
        }
        expect(total).toBeGreaterThanOrEqual(widest + DOOR.width);
      }),
    );
  });
});

describe('frontDifferences', () => {
  it('compares each with the first that is drawn', () => {
    const drawing = drawnToScale([
      piece(1, 1, { dimensions: null }),
      piece(220, 80),
      piece(228.1, 76),
      piece(220, 80),
    ]);
    expect(frontDifferences(drawing)).toEqual([
      { piece: 2, first: 1, width: 8.1, height: -4 },
      { piece: 3, first: 1, width: 0, height: 0 },
    ]);
    expect(frontDifferences(drawnToScale([piece(220, 80)]))).toEqual([]);
    expect(frontDifferences({ pieces: [null] })).toEqual([]);
  });
  it('is the opposite the other way round', () => {
    fc.assert(
      fc.property(anyPieces, (products) => {
        const [a, b] = products;
        if (!a || !b) return;
        const [there] = frontDifferences(drawnToScale([a, b]));
        const [back] = frontDifferences(drawnToScale([b, a]));
        expect(there && [there.width, there.height]).toEqual(back && [0 - back.width, 0 - back.height]);
      }),
    );
  });
});

describe('sizeDifferences', () => {
  it('marks the largest and how much less the others are', () => {
    expect(sizeDifferences([228, 172, null, 235])).toEqual([
      { share: 228 / 235, less: 7 },
      { share: 172 / 235, less: 63 },
      null,
      { share: 1, less: 0 },
    ]);
    expect(sizeDifferences([0.3, 0.1])[1]?.less).toBe(0.2);
  });
  it.each([[[]], [[96]], [[96, 96, 96]], [[96, null]], [[null, null]]])('marks nothing of %j', (lengths) => {
    expect(sizeDifferences(lengths)).toEqual(lengths.map(() => null));
  });
  it('has a largest length, and the others less by what is missing', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(lengths, (values) => {
        const marks = sizeDifferences(values).filter((mark) => mark !== null);
        if (marks.length === 0) return expect(new Set(values).size).toBe(1);
        expect(marks.some(({ less, share }) => less === 0 && share === 1)).toBe(true);
        expect(marks.some(({ less }) => less > 0)).toBe(true);
        const sums = marks.map(({ less }, place) => (values[place] ?? 0) + less);
        expect(new Set(sums)).toEqual(new Set([Math.max(...values)]));
      }),
    );
  });
});

describe('comparedSizes', () => {
  it('has the shown lengths in their units, and differences in cm', () => {
    const products = [
      piece(228, 82),
      piece(2350, 880, { unit: 'mm' }),
      piece(9, 9, { has_dimension: false }),
    ];
    expect(comparedSizes(products, 'width')).toEqual([
      { value: 228, unit: 'cm', difference: { share: 228 / 235, less: 7 } },
      { value: 2350, unit: 'mm', difference: { share: 1, less: 0 } },
      null,
    ]);
    expect(comparedSizes([piece(3, 0, { unit: 'cubits' })], 'width')).toEqual([
      { value: 3, unit: 'cubits', difference: null },
    ]);
    expect(comparedSizes([piece(3, 0)], 'height')).toEqual([null]);
  });
});

describe('sharedValues', () => {
  it('are those of all lists', () => {
    expect([...sharedValues([['Oat', 'Sage'], ['Ivory', 'Oat'], ['Oat']])]).toEqual(['Oat']);
    expect(sharedValues([['Oat'], []]).size).toBe(0);
    expect(sharedValues([['Oat']]).size).toBe(0);
    expect(sharedValues([]).size).toBe(0);
  });
  it('don’t depend on the order of the lists', () => {
    const lists = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c')), { maxLength: 4 });
    fc.assert(
      fc.property(lists, (values) => {
        expect([...sharedValues(values)].sort()).toEqual([...sharedValues(values.toReversed())].sort());
      }),
    );
  });
});

describe('comparedKind', () => {
  const named = (name_en: string, name_ar = '') => ({ name_en, name_ar });
  it('is sofas only where all are', () => {
    expect(comparedKind([named('Nafud Three-Seat Sofa'), named('Tuwaiq Sectional')])).toBe('sofas');
    expect(comparedKind([named('Dana Sofa'), named('Layl Bed')])).toBe('pieces');
    expect(comparedKind([named('Wadi Lounge Armchair', 'كرسي «وادي» للاسترخاء')])).toBe('pieces');
    expect(comparedKind([named('Fauteuil', 'كنبة نفود')])).toBe('sofas');
  });
});
