import { expect, it } from 'vitest';
import { withPattern } from './json-schema-pattern';

it.each([
  [/^#[\da-f]{3}$/i, '^#[\\da-fA-F]{3}$'],
  [/^a-b\.woff2$/i, '^[aA]-[bB]\\.[wW][oO][fF][fF]2$'],
  [/^(?:rgb|[\p{L}\w])$/iu, '^(?:[rR][gG][bB]|[A-Za-zª-ￜ\\w])$'],
  [/^[a-z]\d$/, '^[a-z]\\d$'],
])('the pattern of %s has the same matches without flags', (pattern, source) => {
  expect(withPattern({ pattern: pattern.source }, pattern)).toEqual({ pattern: source });
});

it('keeps an earlier pattern', () => {
  expect(withPattern({ type: 'string', pattern: '^a' }, /b$/)).toEqual({
    type: 'string',
    pattern: '^a',
    allOf: [{ pattern: 'b$' }],
  });
});

it('refuses classes without a portable form', () => {
  expect(() => withPattern({}, /\p{Emoji}/u)).toThrow('\\p{Emoji}');
});
