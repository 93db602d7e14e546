import { LOCALES } from '@diwan/sdk/commerce';
import { describe, expect, it } from 'vitest';
import { placeholders, writtenTexts } from '../../testing/written-texts';

/** Parameter names that i18next interprets as options. */
const optionNames = [
  'context',
  'defaultValue',
  'fallbackLng',
  'interpolation',
  'joinArrays',
  'keyPrefix',
  'keySeparator',
  'lng',
  'lngs',
  'locale',
  'ns',
  'ordinal',
  'postProcess',
  'replace',
  'returnDetails',
  'returnObjects',
];

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...writtenTexts.ar.keys()].sort()).toEqual([...writtenTexts.en.keys()].sort());
  });

  it('have the same parameters', () => {
    for (const [key, english] of writtenTexts.en) {
      const arabic = writtenTexts.ar.get(key)?.values();
      expect([key, placeholders(arabic)]).toEqual([key, placeholders(english.values())]);
    }
  });

  it('use no parameter name that is an i18next option', () => {
    for (const [key, english] of writtenTexts.en) {
      const names = [...placeholders(english.values())];
      expect([key, names.filter((name) => optionNames.includes(name))]).toEqual([key, []]);
    }
  });

  it('define all of their plural forms', () => {
    const forms = { en: ['one', 'other'], ar: ['few', 'many', 'one', 'other', 'two', 'zero'] };
    for (const locale of LOCALES) {
      for (const [key, written] of writtenTexts[locale]) {
        if (!written.has(''))
          expect([key, [...written.keys()].sort()]).toEqual([key, expect.arrayContaining(forms[locale])]);
      }
    }
  });

  it('format each count, so that it has the digits of the language', () => {
    for (const locale of LOCALES)
      for (const [key, written] of writtenTexts[locale])
        for (const text of written.values())
          expect([key, text]).toEqual([key, expect.not.stringMatching(/\{\{\s*count\s*\}\}/)]);
  });

  it('have no empty texts, and no ASCII digits in Arabic', () => {
    for (const written of writtenTexts.en.values())
      for (const text of written.values()) expect(text).not.toBe('');
    for (const [key, written] of writtenTexts.ar) {
      for (const text of written.values()) {
        expect(text).not.toBe('');
        if (!key.endsWith('_placeholder'))
          expect([key, text.replace(/<\/?\d>/g, '')]).toEqual([key, expect.not.stringMatching(/\d/)]);
      }
    }
  });
});
