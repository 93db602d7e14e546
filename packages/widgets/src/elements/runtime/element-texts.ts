import type { Locale } from '@diwan/sdk/commerce';
import { createI18n, type I18n, type Resources } from '../../i18n';

/** Fetches what one element says in one language. Rejects when it cannot be fetched. */
export type FetchTexts = (locale: Locale) => Promise<NonNullable<Resources[Locale]>>;

/** The words of one element, fetched once per language and page. */
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
      const i18n =
        translators.get(locale) ?? createI18n({ locale, resources: { [locale]: await fetchTexts(locale) } });
      translators.set(locale, i18n);
      return i18n;
    },
  };
}
