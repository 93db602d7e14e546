import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldSearch, foldTokens } from './search-folding';

describe('foldSearch', () => {
  test.each([
    ['أريكة', 'اريكه'],
    ['آلة', 'اله'],
    ['ٱلبيت', 'البيت'],
    ['مصلّى', 'مصلي'],
    ['كـنـبـة', 'كنبه'],
    ['إضاءة', 'اضاءه'],
    ['مُرِيح', 'مريح'],
    ['ﻛﻨﺒﺔ', 'كنبة'],
    ['لؤلؤ', 'لولو'],
    ['دافئ', 'دافي'],
    ['هواء', 'هوا'],
    ['کرسی', 'كرسي'],
    ['كن\u200cبة', 'كنبة'],
    ['له\u06e5', 'له'],
    ['كن\u3164بة\u2060', 'كنبة'],
  ])('%s and %s fold to the same word', (written, typed) => {
    expect(foldSearch(written)).toBe(foldSearch(typed));
  });

  test.each([
    ['Bouclé', 'boucle'],
    ['NF١٠٤٢', 'nf1042'],
    ['Chaise-longue, ivory', 'chaise longue ivory'],
    ['  ', ''],
  ])('%s folds to «%s»', (written, folded) => {
    expect(foldSearch(written)).toBe(folded);
  });

  test('keeps different words different', () => {
    expect(foldSearch('كنب')).not.toBe(foldSearch('كتب'));
  });

  test('is idempotent for every character of the Basic Multilingual Plane', () => {
    const unstable = Array.from({ length: 0x10000 }, (_, point) => String.fromCharCode(point)).filter(
      (character) => foldSearch(foldSearch(character)) !== foldSearch(character),
    );
    expect(unstable).toEqual([]);
  });

  test('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldSearch(foldSearch(text))).toBe(foldSearch(text));
      }),
    );
  });
});

describe('foldTokens', () => {
  test.each([
    ['الطاولة', 'طاوله'],
    ['للمجلس', 'مجلس'],
    ['والكنبة', 'كنبة'],
    ['بالمجلس', 'مجلس'],
  ])('%s is found as %s', (written, typed) => {
    expect(foldTokens(written)).toEqual(foldTokens(typed));
  });

  test('keeps short words that only seem to have a prefix', () => {
    expect(foldTokens('الف')).toEqual(['الف']);
  });

  test('is empty for a text without letters', () => {
    expect(foldTokens(' — ')).toEqual([]);
  });
});
