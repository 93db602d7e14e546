import type { Locale } from '@diwan/sdk/commerce';
import { createI18n, type I18n, type Namespace, type TranslationTree } from '../packages/widgets/src/i18n';

const files = import.meta.glob<TranslationTree>('../packages/widgets/src/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
});

function resources(locale: Locale) {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${locale}/`));
  const named = own.map(([file, tree]) => [/(\w+)\.json$/.exec(file)?.[1], tree] as const);
  return Object.fromEntries(named) as Record<Namespace, TranslationTree>;
}

/** Every text in both languages: stories need no loading. */
export const i18nOf: Record<Locale, I18n> = {
  en: createI18n({ locale: 'en', resources: { en: resources('en') } }),
  ar: createI18n({ locale: 'ar', resources: { ar: resources('ar') } }),
};
