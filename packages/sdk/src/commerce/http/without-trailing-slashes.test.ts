import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './without-trailing-slashes';

test.each([
  ['https://shop.example//', 'https://shop.example'],
  ['https://shop.example/a//b', 'https://shop.example/a//b'],
  ['/', ''],
  ['', ''],
])('%j becomes %j', (url, base) => {
  expect(withoutTrailingSlashes(url)).toBe(base);
});
