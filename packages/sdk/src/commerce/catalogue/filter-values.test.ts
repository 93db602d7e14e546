import { describe, expect, it } from 'vitest';
import { makeDimensions, makeProduct } from '../../testing';
import { filteredWidth, isOnSale } from './filter-values';
import { loosened } from './loosened';

describe('filteredWidth', () => {
  const widthOf = (default_width: number, unit: string, has_dimension = true) =>
    filteredWidth({ has_dimension, dimensions: makeDimensions({ default_width, unit }) });

  it('is in cm', () => {
    expect(widthOf(220.5, 'cm')).toBe(220.5);
    expect(widthOf(2205, 'mm')).toBe(220.5);
    expect(widthOf(2.2, 'm')).toBe(220);
    expect(widthOf(88, 'in')).toBe(223.52);
  });
  it('is the smallest that can be ordered where the shop says so', () => {
    const dimensions = makeDimensions({ default_width: 240, min_width: 160 });
    expect(filteredWidth({ has_dimension: true, allow_edit_dimension: true, dimensions })).toBe(160);
    expect(filteredWidth({ has_dimension: true, allow_edit_dimension: false, dimensions })).toBe(240);
    expect(filteredWidth(makeProduct({ allow_edit_dimension: true }))).toBe(220);
  });
  it('is null without a shown width, and in an unknown unit', () => {
    expect(widthOf(220, 'cm', false)).toBeNull();
    expect(widthOf(0, 'cm')).toBeNull();
    expect(widthOf(3, 'cubits')).toBeNull();
    expect(filteredWidth(makeProduct({ dimensions: null }))).toBeNull();
    expect(filteredWidth({})).toBeNull();
  });
});

describe('isOnSale', () => {
  const product = makeProduct({ discount: 10, allow_discount: true });
  it('needs a shown discount', () => {
    expect(isOnSale(product)).toBe(true);
    expect(isOnSale({ ...product, discount: 0 })).toBe(false);
    expect(isOnSale({ ...product, allow_discount: false })).toBe(false);
    expect(isOnSale({ ...product, is_price_show: false })).toBe(false);
  });
});

describe('loosened', () => {
  const query = { color: [2], width_max: 180, page: 2 };
  it('drops or widens one parameter', () => {
    expect(loosened(query, { parameter: 'color', count: 3 })).toEqual({ ...query, color: undefined });
    expect(loosened(query, { parameter: 'width_max', value: 235, count: 3 })).toEqual({
      ...query,
      width_max: 235,
    });
  });
  it('leaves a query as it is for a parameter of a later version', () => {
    expect(loosened(query, { parameter: 'unknown', count: 3 })).toBe(query);
  });
});
