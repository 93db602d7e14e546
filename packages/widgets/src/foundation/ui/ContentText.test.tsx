import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentText } from './ContentText';

test.each([
  ['كنبة نفود', 'en', '<span lang="ar" dir="rtl">كنبة نفود</span>'],
  ['Nafud sofa', 'ar', '<span lang="en" dir="ltr">Nafud sofa</span>'],
  ['كنبة نفود', 'ar', 'كنبة نفود'],
  ['Nafud sofa', 'en', 'Nafud sofa'],
  ['كنبة IKEA', 'ar', 'كنبة IKEA'],
  ['2026', 'ar', '2026'],
] as const)('%s on a page in %s', (text, locale, html) => {
  expect(render(<ContentText text={text} locale={locale} />).container.innerHTML).toBe(html);
});
