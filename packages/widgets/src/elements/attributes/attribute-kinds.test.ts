import { describe, expect, it } from 'vitest';
import { attributeName, attributeValue } from './attribute-kinds';

describe('attributeValue', () => {
  it.each([
    ['string', '12', '12'],
    ['string', '', ''],
    ['address', '/cart?a=b', '/cart?a=b'],
    ['address', 'cart.html', 'cart.html'],
    ['address', 'https://shop.example/cart', 'https://shop.example/cart'],
    ['number', '12', 12],
    ['number', ' 15 ', 15],
    ['number', '\u200f١٥\u00a0', 15],
    ['number', '１５. ', 15],
    ['boolean', '', true],
    ['boolean', 'true', true],
    ['boolean', 'is-open', true],
    ['boolean', 'false', false],
    ['numbers', '12, 14', [12, 14]],
    ['numbers', '[12,14]', [12, 14]],
    ['numbers', '١٢، ۱۴', [12, 14]],
    ['numbers', '', []],
    ['numbers', '[]', []],
    ['json', '{"a":[1]}', { a: [1] }],
  ] as const)('reads a %s from %j', (kind, text, value) => {
    expect(attributeValue(kind, text)).toEqual(value);
  });

  it.each([
    ['address', 'javascript:alert(1)'],
    ['address', ' JaVa\nscript:alert(1)'],
    ['address', 'data:text/html,x'],
    ['number', 'many'],
    ['number', ''],
    ['number', 'Infinity'],
    ['number', '0'],
    ['number', '-1'],
    ['number', '2.5'],
    ['numbers', '12, 1.5'],
    ['numbers', '1,,2'],
    ['numbers', '[1,[2]]'],
    ['json', '{a:1}'],
    ['json', ''],
  ] as const)('refuses a bad %s: %j', (kind, text) => {
    expect(() => attributeValue(kind, text)).toThrow();
  });

  it('allows only the listed words', () => {
    expect(attributeValue(['asc', 'desc'], 'desc')).toBe('desc');
    expect(() => attributeValue(['asc', 'desc'], 'down')).toThrow();
  });

  it('takes absence as false for booleans and as nothing for the rest', () => {
    expect(attributeValue('boolean', null)).toBe(false);
    expect(attributeValue('number', null)).toBeUndefined();
    expect(attributeValue('json', null)).toBeUndefined();
  });
});

describe('attribute tables', () => {
  it('write property names the way HTML does', () => {
    expect(attributeName('shopUrl')).toBe('shop-url');
    expect(attributeName('limit')).toBe('limit');
  });
});
