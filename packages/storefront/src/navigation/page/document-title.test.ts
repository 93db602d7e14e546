import { describe, expect, it } from 'vitest';
import { wordsOfPath } from './document-title';

describe('wordsOfPath', () => {
  it.each([
    ['/', ''],
    ['/price-box', 'Price Box'],
    ['/terms-and-conditions', 'Terms And Conditions'],
    ['/products/category/1', 'Products Category 1'],
  ])('%s is "%s"', (path, words) => expect(wordsOfPath(path)).toBe(words));
});
