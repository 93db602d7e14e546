import type { Locale } from '@diwan/sdk/commerce';
import { createI18n, type I18n, type Namespace, type TranslationTree } from '../foundation/i18n';
import { pseudoTexts } from './pseudo-texts';

const files = import.meta.glob<TranslationTree>('../foundation/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The texts of a language by namespace, transformed by `change`. */
export function translationFiles(locale: Locale, change = (texts: TranslationTree) => texts) {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  const named = own.map(([file, tree]) => [/(\w+)\.json$/.exec(file)?.[1], change(tree)] as const);
  return Object.fromEntries(named) as Record<Namespace, TranslationTree>;
}

/** All texts in both languages and in a pseudo-locale, for tests and stories. */
export const i18nOf: Record<Locale | 'pseudo', I18n> = {
  en: createI18n({ locale: 'en', resources: { en: translationFiles('en') } }),
  ar: createI18n({ locale: 'ar', resources: { ar: translationFiles('ar') } }),
  pseudo: createI18n({ locale: 'en', resources: { en: translationFiles('en', pseudoTexts) } }),
};
