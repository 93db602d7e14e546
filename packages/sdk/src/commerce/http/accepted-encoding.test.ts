import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['deflate, GZIP', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for "%s" is %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
