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
 * Overrides host app settings: it may use no key separator, and its number format may use a locale with Latin digits. Our texts
 * refer to no others (`$t`), so i18next needn't look for that.
 */
const callOptions: Record<Locale, { keySeparator: string; locale: string; nest: boolean }> = {
  en: { keySeparator: '.', locale: INTL_LOCALES.en, nest: false },
  ar: { keySeparator: '.', locale: INTL_LOCALES.ar, nest: false },
};

/**
 * A text without values, which is shown as it is written: what i18next does to any text took a tenth of a new page's time on
 * the server.
 */
function plainText(i18n: I18n, locale: Locale, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const { keySeparator } = callOptions[locale];
  const text: unknown = i18n.getResource(locale, namespaceName(namespace), path, { keySeparator });
  return typeof text === 'string' && !text.includes('{{') ? text : undefined;
}

/** The instance's current language with its typed `t`, for use outside of components; inside, use `useI18n`. */
export function translatorOf(i18n: I18n): Translator {
  const locale = localeOf(i18n.language);
  return {
    locale,
    direction: directionOf(locale),
    t: (key, ...[params]) =>
      (params ? undefined : plainText(i18n, locale, key)) ??
      i18n.t(namespaceName(key), { ...callOptions[locale], ...params }),
  };
}
