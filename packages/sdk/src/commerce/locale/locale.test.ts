import { describe, expect, test } from 'vitest';
import { directionOf, isLocale, LANGUAGE_STORAGE_KEY, LOCALES, otherLocale } from './locale';

describe('locale', () => {
  test('supports English and Arabic, stored under the key of the spec', () => {
    expect(LOCALES).toEqual(['en', 'ar']);
    expect(LANGUAGE_STORAGE_KEY).toBe('i18nextLng');
  });

  test('Arabic reads from right to left', () => {
    expect(directionOf('en')).toBe('ltr');
    expect(directionOf('ar')).toBe('rtl');
  });

  test('only exact values are locales', () => {
    expect(['en', 'ar', 'ar-SA', 'EN', '', null, 0].filter(isLocale)).toEqual(['en', 'ar']);
  });

  test('otherLocale toggles', () => {
    expect(otherLocale('en')).toBe('ar');
    expect(otherLocale('ar')).toBe('en');
  });
});
