import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLocale } from './locale';
import { acceptedLanguages, negotiateLocale } from './negotiate-locale';

describe('acceptedLanguages', () => {
  test('sorts by weight, stable', () => {
    expect(acceptedLanguages('fr;q=0.7, ar-SA, en;q=0.9, en-GB;q=0.9')).toEqual([
      'ar-SA',
      'en',
      'en-GB',
      'fr',
    ]);
  });

  test('ignores rejected languages and invalid weights', () => {
    expect(acceptedLanguages('ar;q=0, en;q=much, fr ; q=0.5')).toEqual(['fr']);
    expect(acceptedLanguages('de;q=0.5, ar;q=1')).toEqual(['ar', 'de']);
  });

  test('is empty without a header', () => {
    expect(acceptedLanguages(undefined)).toEqual([]);
    expect(acceptedLanguages('')).toEqual([]);
  });
});

describe('negotiateLocale', () => {
  test('the stored choice wins', () => {
    expect(negotiateLocale({ stored: 'ar', languages: ['en'] })).toBe('ar');
    expect(negotiateLocale({ stored: 'en-US', languages: ['ar'] })).toBe('en');
    expect(negotiateLocale({ stored: ' ar ', languages: ['en'] })).toBe('ar');
  });

  test('ignores an unknown stored choice', () => {
    expect(negotiateLocale({ stored: 'fr', languages: ['ar-EG'] })).toBe('ar');
    expect(negotiateLocale({ stored: null, languages: ['AR'] })).toBe('ar');
  });

  test('uses the first supported language', () => {
    expect(negotiateLocale({ languages: ['fr', 'de', 'ar-SA', 'en'] })).toBe('ar');
  });

  test('falls back to English', () => {
    expect(negotiateLocale({ languages: ['fr', '*', 'arabica'] })).toBe('en');
    expect(negotiateLocale({})).toBe('en');
  });

  test('returns a locale for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) =>
        isLocale(negotiateLocale({ languages: acceptedLanguages(header) })),
      ),
    );
  });
});
