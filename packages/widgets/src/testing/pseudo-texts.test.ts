import { expect, it } from 'vitest';
import { translatorOf } from '../foundation/i18n';
import { i18nOf } from './i18n-of';
import { pseudoText } from './pseudo-texts';

it('lengthens and accents words, and keeps parameters and tags', () => {
  expect(pseudoText('Add {{name}} to <1>cart</1>')).toBe('[ÀÀdd {{name}} töö <1>çààrt</1>]');
});

it('is a separate language that reads as English', () => {
  const { t, locale, direction } = translatorOf(i18nOf.pseudo);
  expect([locale, direction]).toEqual(['en', 'ltr']);
  expect(t('cart:items_title', { count: 3 })).toMatch(/^\[3 .*\]$/);
});
