import type { Locale } from '@diwan/sdk/commerce';
import { expect, it } from 'vitest';
import { type I18n, translatorOf } from '../../foundation/i18n';
import { createElementTexts } from './element-texts';

const words = { en: ['Close', 'Colour'], ar: ['إغلاق', 'اللون'] } as const;

const closeOf = (i18n: I18n | undefined) => i18n && translatorOf(i18n).t('common:close');
const colourOf = (i18n: I18n | undefined) => i18n && translatorOf(i18n).t('product:colors.title');

it('adds the texts of quick views to a language in use, and loads the next one with them', async () => {
  const asked: [Locale, boolean][] = [];
  const texts = createElementTexts(async (locale, withFurther) => {
    asked.push([locale, withFurther]);
    const [close, title] = words[locale];
    return [{ common: { close } }, ...(withFurther ? [{ product: { colors: { title } } }] : [])];
  });
  const english = await texts.load('en');
  expect(closeOf(english)).toBe('Close');
  expect(asked).toEqual([['en', false]]);
  await texts.loadFurther();
  expect(colourOf(english)).toBe('Colour');
  const arabic = await texts.load('ar');
  expect([closeOf(arabic), colourOf(arabic)]).toEqual(words.ar);
  expect(asked.at(-1)).toEqual(['ar', true]);
});
