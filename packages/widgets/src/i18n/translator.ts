import { type Direction, directionOf, INTL_LOCALES, type Locale } from '@diwan/sdk/commerce';
import { type I18n, localeOf, namespaceName } from './create-i18n';
import type { PluralKey, TranslationKey } from './keys';

export type TranslationParams = Readonly<Record<string, string | number>>;

type Arguments<Key extends TranslationKey> = Key extends PluralKey
  ? [params: TranslationParams & { readonly count: number }]
  : [params?: TranslationParams];

/** `t('cart:items_title', { count: 3 })`: the text in the current language, else English, else the key itself. */
export type Translate = <Key extends TranslationKey>(key: Key, ...args: Arguments<Key>) => string;

/** What widgets need of a language. */
export interface Translator {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly t: Translate;
}

/**
 * What a host app may have set differently: its store may know no separator, and its format for numbers goes by a
 * language that may have Latin digits.
 */
const callOptions: Record<Locale, { keySeparator: string; locale: string }> = {
  en: { keySeparator: '.', locale: INTL_LOCALES.en },
  ar: { keySeparator: '.', locale: INTL_LOCALES.ar },
};

/** The present language of an instance with its typed `t`, outside of components; inside there is `useI18n`. */
export function translatorOf(i18n: I18n): Translator {
  const locale = localeOf(i18n.language);
  return {
    locale,
    direction: directionOf(locale),
    t: (key, ...[params]) => i18n.t(namespaceName(key), { ...callOptions[locale], ...params }),
  };
}
