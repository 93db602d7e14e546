import { describe, expect, it } from 'vitest';
import { isKnownHost } from './known-host';

describe('isKnownHost', () => {
  const shop = { publicUrl: 'https://shop.example', others: ['api:4000'] };

  it.each([
    'shop.example',
    'SHOP.example',
    'shop.example:443',
    'shop.example.',
    'shop.example.:443',
    'api:4000',
    'localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('accepts %s', (host) => expect(isKnownHost(host, shop)).toBe(true));
  it.each([
    'evil.example',
    'shop.example.evil.example',
    'shop.example:8443',
    'shop.example:80',
    'shop.example..',
    'api',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
  ])('refuses %j', (host) => expect(isKnownHost(host, shop)).toBe(false));
  it('accepts any host without a public URL', () => {
    expect(isKnownHost('evil.example', { publicUrl: undefined })).toBe(true);
  });
});
