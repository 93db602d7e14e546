import { formatNumber, LOCALES, type Locale } from '@diwan/sdk/commerce';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '../testing';
import type { TranslationTree } from './create-i18n';
import type { TranslationKey } from './keys';

const files = import.meta.glob<TranslationTree>('./locales/*/*.json', { eager: true, import: 'default' });

const counts = [undefined, 0, 1, 2, 3, 7, 10, 11, 25, 99, 100, 101, 102, 103, 1000, 1.5];
const pluralForm = /_(zero|one|two|few|many|other)$/;

function leaves(tree: TranslationTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

function namespaces(locale: Locale): [name: string, tree: TranslationTree][] {
  return Object.entries(files)
    .filter(([file]) => file.includes(`/${locale}/`))
    .map(([file, tree]) => [/(\w+)\.json$/.exec(file)?.[1] ?? file, tree]);
}

/** `cart:items_title` → its plural forms, or a single empty one. */
function groups(locale: Locale): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [namespace, tree] of namespaces(locale)) {
    for (const [path, text] of leaves(tree)) {
      const form = pluralForm.exec(path)?.[1] ?? '';
      const key = `${namespace}:${path.replace(pluralForm, '')}`;
      found.set(key, (found.get(key) ?? new Map()).set(form, text));
    }
  }
  return found;
}

const placeholders = (texts: Iterable<string>) =>
  new Set(
    [...texts].flatMap((text) =>
      [...text.matchAll(/\{\{\s*(\w+)|<(\d)>/g)].map((match) => match[1] ?? match[2]),
    ),
  );

const groupsOf = { en: groups('en'), ar: groups('ar') };

/** Awkward on purpose: markup, replacement patterns, direction marks. */
const paramsFor = (key: string) =>
  Object.fromEntries(
    [...placeholders(groupsOf.en.get(key)?.values() ?? [])].map((name) => [
      name,
      `<${name}> $& $1 \u2066نورة\u2069`,
    ]),
  );

describe('the resolver', () => {
  const reference = createInstance();
  reference.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(LOCALES.map((locale) => [locale, Object.fromEntries(namespaces(locale))])),
  });
  reference.services.formatter?.add('number', (value: number, language) =>
    formatNumber(value, language === 'ar' ? 'ar' : 'en'),
  );

  it.each(LOCALES)('says in %s what i18next would say, for every key and count', (locale) => {
    const fixed = reference.getFixedT(locale);
    const ours = i18nOf[locale].t;
    const keys = [...groupsOf.en.keys()];
    expect(keys.length).toBeGreaterThan(500);
    const differences = keys.flatMap((key) => {
      const isCounted = groupsOf[locale].get(key)?.has('other');
      return counts
        .filter((count) => count !== undefined || !isCounted)
        .map((count) => ({ ...paramsFor(key), ...(count !== undefined && { count }) }))
        .map(
          (given) => [key, ours(key as TranslationKey, given as never), String(fixed(key, given))] as const,
        )
        .filter(([, own, expected]) => own !== expected);
    });
    expect(differences).toEqual([]);
  });
});

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...groupsOf.ar.keys()].sort()).toEqual([...groupsOf.en.keys()].sort());
  });

  it('have the same parameters', () => {
    for (const [key, english] of groupsOf.en) {
      const arabic = groupsOf.ar.get(key) ?? new Map();
      expect([key, placeholders(arabic.values())]).toEqual([key, placeholders(english.values())]);
    }
  });

  it('count in all their plural forms', () => {
    const forms = { en: ['one', 'other'], ar: ['few', 'many', 'one', 'other', 'two', 'zero'] };
    for (const locale of LOCALES) {
      for (const [key, written] of groupsOf[locale]) {
        if (!written.has(''))
          expect([key, [...written.keys()].sort()]).toEqual([key, expect.arrayContaining(forms[locale])]);
      }
    }
  });

  it('leave nothing empty and keep ASCII digits out of Arabic', () => {
    for (const written of groupsOf.en.values())
      for (const text of written.values()) expect(text).not.toBe('');
    for (const [key, written] of groupsOf.ar) {
      for (const text of written.values()) {
        expect(text).not.toBe('');
        if (!key.endsWith('_placeholder'))
          expect([key, text.replace(/<\/?\d>/g, '')]).toEqual([key, expect.not.stringMatching(/\d/)]);
      }
    }
  });
});
