import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { addTexts, createI18n, hasTexts, type TranslationTree } from './create-i18n';
import type { TranslationKey } from './keys';
import { translatorOf } from './translator';

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
const translatorIn = (locale: Locale) => translatorOf(createI18n({ locale, resources }));
const translate = (locale: Locale, key: string, params: { count?: number; name?: string } = {}) =>
  translatorIn(locale).t(`common:${key}` as TranslationKey, params as never);

describe('createI18n', () => {
  it('returns the direction of its language', () => {
    expect(LOCALES.map((locale) => translatorIn(locale).direction)).toEqual(['ltr', 'rtl']);
  });

  it('resolves nested keys and fills in parameters', () => {
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
  ])('pluralizes %s in Arabic', (count, expected) => {
    expect(translate('ar', 'days', { count })).toBe(expected);
  });

  it('uses an English zero form if there is one', () => {
    expect(translate('en', 'items', { count: 0 })).toBe('Nothing');
    expect(translate('en', 'days', { count: 0 })).toBe('0 days');
  });

  it('falls back to English, with the page’s digits', () => {
    expect(translate('ar', 'only_english')).toBe('Only here');
    expect(translate('ar', 'items', { count: 5 })).toBe('٥ items');
  });

  it('returns the key of a missing text and logs it once', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(translate('ar', 'nowhere.to_be_found')).toBe('diwan-common:nowhere.to_be_found');
    translate('ar', 'nowhere.to_be_found');
    translate('ar', 'nowhere.counted', { count: 3 });
    expect(report.mock.calls).toEqual([
      [expect.stringContaining('"nowhere.to_be_found" of "diwan-common"')],
      [expect.stringContaining('"nowhere.counted"')],
    ]);
    report.mockRestore();
  });

  it('adds texts without replacing existing ones', () => {
    const i18n = createI18n({ locale: 'ar', resources });
    const { t } = translatorOf(i18n);
    expect(hasTexts(i18n, 'ar', 'cart')).toBe(false);
    addTexts(i18n, { ar: { cart: { checkout: 'إتمام الطلب' }, common: { line: { remove: 'حذف' } } } });
    expect(hasTexts(i18n, 'ar', 'cart')).toBe(true);
    expect(t('cart:checkout')).toBe('إتمام الطلب');
    expect(translate('ar', 'line.remove')).toBe('إزالة');
  });
});

describe('createI18n for an app with its own instance', () => {
  /** An app with its own key separator and a `common` namespace. */
  async function createHost() {
    const host = createInstance();
    await host.init({
      lng: 'en-GB',
      nsSeparator: '|',
      keySeparator: false,
      defaultNS: 'common',
      resources: {
        en: { common: { close: 'Shut', 'line.remove': 'Take off' } },
        ar: { common: { close: 'أغلق' } },
      },
    });
    return host;
  }

  it('adds our texts next to the app’s', async () => {
    const host = await createHost();
    const { t, locale } = translatorOf(createI18n({ host, resources }));
    expect(locale).toBe('en');
    expect(t('common:line.remove' as TranslationKey)).toBe('Remove');
    expect(t('common:greeting' as TranslationKey, { name: '<b>&' })).toBe('Hello <b>&');
    expect([host.t('close'), host.t('line.remove')]).toEqual(['Shut', 'Take off']);
    expect(host.t('{{name}}', { name: '<b>' })).toBe('&lt;b&gt;');
  });

  it('prefers the app’s overrides', async () => {
    const host = await createHost();
    host.addResourceBundle('en', 'diwan-common', { line: { remove: 'Delete' } });
    const { t } = translatorOf(createI18n({ host, resources }));
    expect(t('common:line.remove' as TranslationKey)).toBe('Delete');
    expect(t('common:greeting' as TranslationKey, { name: 'Noura' })).toBe('Hello Noura');
  });

  it('follows the app’s language', async () => {
    const host = await createHost();
    const i18n = createI18n({ host, resources });
    await host.changeLanguage('ar-EG');
    const { t, locale, direction } = translatorOf(i18n);
    expect([locale, direction]).toEqual(['ar', 'rtl']);
    expect(t('common:days' as TranslationKey, { count: 3 } as never)).toBe('٣ أيام');
    await host.changeLanguage('fr');
    expect(translatorOf(i18n).locale).toBe('en');
  });
});
