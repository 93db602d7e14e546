import type { Locale } from '@diwan/sdk/commerce';
import { addTexts, createPlainI18n, type I18n, type Resources } from '../../foundation/i18n';

/** Texts by namespace. */
export type Texts = NonNullable<Resources[Locale]>;

/** Fetches what one element says in one language. Rejects when it cannot be fetched. */
export type FetchTexts = (locale: Locale) => Promise<Texts>;

/** The texts of one element, fetched once per language and page. */
export interface ElementTexts {
  /** The translator of a language whose texts are there. */
  loaded(locale: Locale): I18n | undefined;
  /** Rejects when the texts cannot be fetched. */
  load(locale: Locale): Promise<I18n>;
}

export function createElementTexts(fetchTexts: FetchTexts): ElementTexts {
  const translators = new Map<Locale, I18n>();
  return {
    loaded: (locale) => translators.get(locale),
    async load(locale) {
      const known = translators.get(locale);
      if (known) return known;
      const texts = await fetchTexts(locale);
      const i18n = createPlainI18n(locale);
      addTexts(i18n, { [locale]: texts });
      translators.set(locale, i18n);
      return i18n;
    },
  };
}
