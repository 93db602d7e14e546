import { describe, expect, test } from 'vitest';
import { cardContentEntries, contentEntries } from './content-entries';

const product = {
  content_en: 'Ash frame,Feather seats ,  , Webbing',
  content_ar: 'هيكل دردار، مقاعد ريش, أشرطة',
};

describe('contentEntries', () => {
  test('splits at Latin and Arabic commas, trims, drops empty entries', () => {
    expect(contentEntries(product, 'en')).toEqual(['Ash frame', 'Feather seats', 'Webbing']);
    expect(contentEntries(product, 'ar')).toEqual(['هيكل دردار', 'مقاعد ريش', 'أشرطة']);
  });

  test('is empty for an empty text', () => {
    expect(contentEntries({ content_en: ' ', content_ar: '' }, 'en')).toEqual([]);
  });

  test('a card shows the first two', () => {
    expect(cardContentEntries(product, 'en')).toEqual(['Ash frame', 'Feather seats']);
  });
});
