import { type Direction, directionOf, INTL_LOCALES, type Locale } from '@diwan/sdk/commerce';
import { type I18n, localeOf, namespaceName } from './create-i18n';
import type { PluralKey, TranslationKey } from './keys';

export type TranslationParams = Readonly<Record<string, string | number>>;

type Arguments<Key extends TranslationKey> = Key extends PluralKey
  ? [params: TranslationParams & { readonly count: number }]
  : [params?: TranslationParams];

/** `t('cart:items_title', { count: 3 })`: the text in the current language, else English, else the key itself. */
export type Translate = <Key extends TranslationKey>(key: Key, ...args: Arguments<Key>) => string;

/** The language API of widgets. */
export interface Translator {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly t: Translate;
}

/**
 * Overrides host app settings: it may use no key separator, and its number format may use a locale with Latin digits.
 */
const callOptions: Record<Locale, { keySeparator: string; locale: string }> = {
  en: { keySeparator: '.', locale: INTL_LOCALES.en },
  ar: { keySeparator: '.', locale: INTL_LOCALES.ar },
};

/** The instance's current language with its typed `t`, for use outside of components; inside, use `useI18n`. */
export function translatorOf(i18n: I18n): Translator {
  const locale = localeOf(i18n.language);
  return {
    locale,
    direction: directionOf(locale),
    t: (key, ...[params]) => i18n.t(namespaceName(key), { ...callOptions[locale], ...params }),
  };
}
