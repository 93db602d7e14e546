import { expect, test } from 'vitest';
import { categoryPath, subcategoryPath } from './category-path';

test('paths of categories and subcategories', () => {
  expect(categoryPath(1)).toBe('/products/category/1');
  expect(categoryPath(1, { subcategoryId: 11 })).toBe('/products/category/1?subcategory=11');
  expect(subcategoryPath(11)).toBe('/products/category/subcategory/11');
});
