import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress, safeFileAddress, safePictureAddress } from './safe-address';

describe('safeAddress', () => {
  it.each([
    'https://partner.example/a?b=c:d#e',
    'HTTP://partner.example',
    'mailto:sara@example.com',
    'tel:+966501234567',
    '/terms',
    '/pa/a:b',
    'terms',
    './a:b',
    '?q=javascript:1',
    '#top',
    '',
    '/',
  ])('returns %j unchanged', (address) => {
    expect(safeAddress(address)).toBe(address);
  });
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\u0000:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    '//evil.example',
    ' //evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    ':',
  ])('rejects %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });
  it('rejects everything that URL parsing resolves to code, or to another site without a scheme', () => {
    const part = fc.constantFrom(
      'javascript',
      'data',
      'https',
      ':',
      '/',
      '\\',
      '\t',
      ' ',
      'a',
      '?',
      '#',
      '\u0000',
      '//',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = parts.join('');
        if (safeAddress(address) === undefined || !URL.canParse(address, 'https://shop.example/pa/home'))
          return;
        const { protocol, host } = new URL(address, 'https://shop.example/pa/home');
        expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
        if (!/^\s*https?:/i.test(address.replace(/[\p{Cc}\p{Cf}\s]/gu, '')))
          expect(host).toBe('shop.example');
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 5_000 },
    );
  });
});

describe('safeFileAddress', () => {
  it('accepts http(s) URLs and paths only', () => {
    expect(safeFileAddress('https://files.example/a')).toBe('https://files.example/a');
    expect(safeFileAddress('/files')).toBe('/files');
    expect(safeFileAddress('mailto:sara@example.com')).toBeUndefined();
    expect(safeFileAddress('javascript:alert(1)//')).toBeUndefined();
  });
});

describe('safePictureAddress', () => {
  it.each([
    'https://files.example/a.png',
    '/files/a.png',
    'data:image/svg+xml,<svg/>',
    'blob:https://a.example/1',
  ])('accepts %s', (address) => {
    expect(safePictureAddress(address)).toBe(address);
  });
  it.each(['javascript:1', 'data:text/html,x', ' data:text/html,image/', '//files.example/a.png', 'tel:1'])(
    'refuses %s',
    (address) => {
      expect(safePictureAddress(address)).toBeUndefined();
    },
  );
});
