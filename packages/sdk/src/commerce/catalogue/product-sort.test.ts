import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { itemListQuerySchema } from '../../contract';
import { PRODUCT_SORT_OPTIONS, PRODUCT_SORTS, productSortFrom, productSortQuery } from './product-sort';
import { sortParam } from './sort-param';

describe('product sorts', () => {
  test('has the options of the spec', () => {
    expect(PRODUCT_SORTS).toEqual({
      default: { sort_by: 'postion', sort_order: 'ASC' },
      name_asc: { sort_by: 'name_en', sort_order: 'ASC' },
      name_desc: { sort_by: 'name_en', sort_order: 'DESC' },
      price_asc: { sort_by: 'price', sort_order: 'ASC' },
      price_desc: { sort_by: 'price', sort_order: 'DESC' },
      newest: { sort_by: 'created_at', sort_order: 'DESC' },
      oldest: { sort_by: 'created_at', sort_order: 'ASC' },
    });
    expect(PRODUCT_SORT_OPTIONS[0]).toBe('default');
  });

  test('sorts by the name in the current language', () => {
    expect(productSortQuery('name_desc', 'ar')).toEqual({ sort_by: 'name_ar', sort_order: 'DESC' });
    expect(productSortQuery('name_desc', 'en')).toEqual({ sort_by: 'name_en', sort_order: 'DESC' });
    expect(productSortQuery('newest', 'ar')).toEqual(PRODUCT_SORTS.newest);
  });

  test("the default matches the API's", () => {
    expect(v.parse(itemListQuerySchema, {})).toMatchObject(PRODUCT_SORTS.default);
  });

  test.each(PRODUCT_SORT_OPTIONS)('%s round-trips through the URL', (sort) => {
    expect(productSortFrom(sortParam(sort))).toBe(sort);
  });

  test('the default needs no parameter', () => {
    expect(sortParam('default')).toBeNull();
    expect(sortParam('newest')).toBe('newest');
  });

  test.each([null, undefined, '', 'PRICE_ASC', 'constructor'])('%s in the URL means the default', (text) => {
    expect(productSortFrom(text)).toBe('default');
  });
});
