import { expect, test } from 'vitest';
import { collator } from './collator';

test("sorts by the language's alphabet, numbers by value, ignoring case", () => {
  expect(['Sofa 10', 'sofa 9', 'Bed'].sort(collator('en').compare)).toEqual(['Bed', 'sofa 9', 'Sofa 10']);
  expect(['كنبة', 'أريكة', 'طاولة'].sort(collator('ar').compare)).toEqual(['أريكة', 'طاولة', 'كنبة']);
});
