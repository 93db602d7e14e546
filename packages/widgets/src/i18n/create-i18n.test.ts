import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { describe, expect, it, vi } from 'vitest';
import { createI18n, type TranslationTree } from './create-i18n';
import type { TranslationKey } from './keys';

const texts: Record<Locale, TranslationTree> = {
  en: {
    greeting: 'Hello {{name}}',
    only_english: 'Only here',
    line: { remove: 'Remove' },
    days_one: '{{count, number}} day',
    days_other: '{{count, number}} days',
    items_zero: 'Nothing',
    items_other: '{{count, number}} items',
  },
  ar: {
    greeting: 'مرحبًا {{name}}',
    line: { remove: 'إزالة' },
    days_zero: 'لا أيام',
    days_one: 'يوم',
    days_two: 'يومان',
    days_few: '{{count, number}} أيام',
    days_many: '{{count, number}} يومًا',
    days_other: '{{count, number}} يوم',
  },
};

const resources = { en: { common: texts.en }, ar: { common: texts.ar } };
const translate = (locale: Locale, key: string, params: { count?: number; name?: string } = {}) =>
  createI18n({ locale, resources }).t(`common:${key}` as TranslationKey, params as never);

describe('createI18n', () => {
  it('knows the direction of its language', () => {
    expect(LOCALES.map((locale) => createI18n({ locale, resources }).direction)).toEqual(['ltr', 'rtl']);
  });

  it('finds nested keys and fills parameters', () => {
    expect(translate('ar', 'line.remove')).toBe('إزالة');
    expect(translate('en', 'greeting', { name: '<b>$&</b>' })).toBe('Hello <b>$&</b>');
    expect(translate('en', 'greeting')).toBe('Hello ');
  });

  it.each([
    [0, 'لا أيام'],
    [1, 'يوم'],
    [2, 'يومان'],
    [3, '٣ أيام'],
    [11, '١١ يومًا'],
    [100, '١٠٠ يوم'],
    [1103, '١٬١٠٣ أيام'],
  ])('counts %s in Arabic', (count, expected) => {
    expect(translate('ar', 'days', { count })).toBe(expected);
  });

  it('has a form for nothing in English where one is written', () => {
    expect(translate('en', 'items', { count: 0 })).toBe('Nothing');
    expect(translate('en', 'days', { count: 0 })).toBe('0 days');
  });

  it('falls back to English, with English digits', () => {
    expect(translate('ar', 'only_english')).toBe('Only here');
    expect(translate('ar', 'items', { count: 5 })).toBe('5 items');
  });

  it('answers a missing key with the key and complains once', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(translate('ar', 'nowhere.to_be_found')).toBe('common:nowhere.to_be_found');
    translate('ar', 'nowhere.to_be_found');
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('common:nowhere.to_be_found'));
    complain.mockRestore();
  });
});
