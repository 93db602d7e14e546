import { expect, test } from 'vitest';
import { withVisitorsQuery } from './with-visitors-query';

const target = 'https://shop.example/products';
test.each([
  [
    `${target}?promo_code=WELCOME10`,
    '?utm_source=ig&gclid=1',
    `${target}?promo_code=WELCOME10&utm_source=ig&gclid=1`,
  ],
  [target, '?utm_source=ig', `${target}?utm_source=ig`],
  [`${target}#beds`, '?a=1&a=2', `${target}?a=1&a=2#beds`],
  [`${target}?utm_source=print`, '?utm_source=ig&utm_medium=qr', `${target}?utm_source=print&utm_medium=qr`],
  [
    `${target}?q=a%20b`,
    '?utm_campaign=%D8%B9%D9%8A%D8%AF',
    `${target}?q=a%20b&utm_campaign=%D8%B9%D9%8A%D8%AF`,
  ],
  [target, '?lang=ar', target],
  [target, '', target],
  ['https://elsewhere.example/x', '?fbclid=1', 'https://elsewhere.example/x?fbclid=1'],
])('%s with %s is %s', (url, search, expected) => expect(withVisitorsQuery(url, search)).toBe(expected));
