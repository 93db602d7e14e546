import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryString } from './query-string';

const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
const query = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.oneof(scalar, fc.array(scalar), fc.constant(undefined), fc.constant(null)),
);

describe('queryString', () => {
  it('repeats the keys of arrays, without indexes', () => {
    expect(queryString({ category: [1, 2], sort_by: 'price' })).toBe('?category=1&category=2&sort_by=price');
  });

  it('is empty without parameters', () => {
    expect(queryString({})).toBe('');
    expect(queryString({ page: undefined, id: [], query: null })).toBe('');
  });

  it('round-trips any keys and values', () => {
    fc.assert(
      fc.property(query, (given) => {
        const { searchParams } = new URL(`http://shop.example/${queryString(given)}`);
        const expected = Object.entries(given).flatMap(([key, value]) =>
          (Array.isArray(value) ? value : [value])
            .filter((one) => one !== undefined && one !== null)
            .map((one) => [key, String(one)]),
        );
        expect([...searchParams]).toEqual(expected);
      }),
    );
  });

  it('never breaks out of the query', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(queryString(given)).toMatch(/^(\?[^?#\s/]*)?$/);
      }),
    );
  });
});
