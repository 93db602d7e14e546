import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import { describe, expect, it, vi } from 'vitest';
import * as i18n from '../../../src/foundation/i18n';
import { i18nOf, translationFiles } from '../../../src/testing/i18n-of';
import { placeholders, writtenTexts } from '../../../src/testing/written-texts';

const counts = [undefined, 0, 1, 2, 3, 7, 10, 11, 25, 99, 100, 101, 102, 103, 1000, 1.5];
const keys = [...writtenTexts.en.keys()] as i18n.TranslationKey[];

/** Our own code as the embed has it. */
async function importAliased(): Promise<typeof i18n> {
  vi.resetModules();
  vi.doMock('i18next', () => import('./i18next'));
  const aliased = await import('../../../src/foundation/i18n');
  vi.doUnmock('i18next');
  return aliased;
}

const { createI18n, translatorOf } = await importAliased();

/** Awkward on purpose: markup, replacement patterns, direction marks. */
const paramsFor = (key: string) =>
  Object.fromEntries(
    [...placeholders(writtenTexts.en.get(key)?.values())].map((name) => [
      name,
      `<${name}> $& $1 $t(common:close) \u2066نورة\u2069`,
    ]),
  );

function expectSameTexts(real: i18n.Translate, own: i18n.Translate, locale: Locale) {
  const differences = keys.flatMap((key) => {
    const isCounted = writtenTexts[locale].get(key)?.has('other');
    return counts
      .filter((count) => count !== undefined || !isCounted)
      .map((count) => ({ ...paramsFor(key), ...(count !== undefined && { count }) }) as never)
      .map((params) => [key, own(key, params), real(key, params)] as const)
      .filter(([, given, expected]) => given !== expected);
  });
  expect(differences).toEqual([]);
}

describe('the resolver of the embed', () => {
  it('is not i18next', () => {
    expect(createI18n({ locale: 'en' })).not.toHaveProperty('translator');
    expect(i18nOf.en).toHaveProperty('translator');
  });

  it.each(LOCALES)('gives the same text as i18next in %s, for every key and count', (locale) => {
    expect(keys.length).toBeGreaterThan(500);
    const own = createI18n({ locale, resources: { [locale]: translationFiles(locale) } });
    expectSameTexts(i18n.translatorOf(i18nOf[locale]).t, translatorOf(own).t, locale);
  });

  it('falls back to English as i18next does', () => {
    const given = { locale: 'ar', resources: { en: translationFiles('en') } } as const;
    const real = i18n.translatorOf(i18n.createI18n(given));
    expectSameTexts(real.t, translatorOf(createI18n(given)).t, 'en');
  });

  it('answers a missing key as i18next does, and reports it once', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const key = 'common:nowhere.to_be_found' as i18n.TranslationKey;
    const own = translatorOf(createI18n({ locale: 'ar' })).t(key);
    const real = i18n.translatorOf(i18n.createI18n({ locale: 'ar' })).t(key);
    expect(own).toBe(real);
    expect(report.mock.calls[0]).toEqual(report.mock.calls[1]);
    expect(report).toHaveBeenCalledTimes(2);
    report.mockRestore();
  });
});
