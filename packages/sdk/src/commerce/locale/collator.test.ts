import { expect, test } from 'vitest';
import { collator } from './collator';

test('names sort by the alphabet of the language, numbers by value, case aside', () => {
  expect(['Sofa 10', 'sofa 9', 'Bed'].sort(collator('en').compare)).toEqual(['Bed', 'sofa 9', 'Sofa 10']);
  expect(['كنبة', 'أريكة', 'طاولة'].sort(collator('ar').compare)).toEqual(['أريكة', 'طاولة', 'كنبة']);
});
