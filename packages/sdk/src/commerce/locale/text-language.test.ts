import { expect, test } from 'vitest';
import { textLanguage } from './text-language';

test.each([
  ['Nafud sofa', 'en'],
  ['كنبة نفود', 'ar'],
  ['كنبة NORDVIKEN', 'ar'],
  ['IKEA كنبة زاوية', 'ar'],
  ['Majlis (مجلس)', 'en'],
  ['Canapé à 3 places', 'en'],
  ['مقعد ۳', 'ar'],
  ['Table ۱۲۳۴۵۶۷', 'en'],
  ['٢٠٠ × ٩٠', undefined],
  ['2400', undefined],
  ['', undefined],
])('%s is in %s', (text, language) => expect(textLanguage(text)).toBe(language));
