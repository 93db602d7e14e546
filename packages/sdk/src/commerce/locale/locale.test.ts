import { describe, expect, test } from 'vitest';
import {
  directionOf,
  formatDate,
  formatYear,
  isLocale,
  LANGUAGE_STORAGE_KEY,
  LOCALES,
  otherLocale,
} from './locale';

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

  test("dates are those of the shop's time zone, whatever the visitor's", () => {
    const newYear = Date.parse('2026-12-31T21:30:00Z');
    expect(formatDate(newYear, 'en', 'Asia/Riyadh')).toBe('1 January 2027');
    expect(formatDate(newYear, 'ar', 'Asia/Riyadh')).toBe('١ يناير ٢٠٢٧');
    expect(formatDate(newYear, 'en', 'America/New_York')).toBe('31 December 2026');
    expect(formatYear(newYear, 'ar', 'Asia/Riyadh')).toBe('٢٠٢٧');
    expect(formatYear(newYear, 'en', 'UTC')).toBe('2026');
    expect(formatDate(newYear, 'en', 'Atlantis/Poseidonis')).toMatch(/^(?:31 December 2026|1 January 2027)$/);
  });

  test('otherLocale toggles', () => {
    expect(otherLocale('en')).toBe('ar');
    expect(otherLocale('ar')).toBe('en');
  });
});
