import type { Locale } from '@diwan/sdk/commerce';
import { addTexts, createOwnI18n, type I18n, type Resources } from '../../foundation/i18n';

/** Texts by namespace. */
export type Texts = NonNullable<Resources[Locale]>;

/**
 * Fetches what one element says in one language, in one part or several: what it shows first, or also what quick views show.
 * Rejects when it cannot be fetched.
 */
export type FetchTexts = (locale: Locale, withFurther: boolean) => Promise<readonly Texts[]>;

/** The words of one element, fetched once per language and page. */
export interface ElementTexts {
  /** The translator of a language whose texts are there. */
  loaded(locale: Locale): I18n | undefined;
  /** Rejects when the texts cannot be fetched. */
  load(locale: Locale): Promise<I18n>;
  /** Adds what quick views show, also in languages to come. Rejects when it cannot be fetched. */
  loadFurther(): Promise<unknown>;
}

export function createElementTexts(fetchTexts: FetchTexts): ElementTexts {
  const translators = new Map<Locale, I18n>();
  let withFurther = false;
  const addTo = async (i18n: I18n, locale: Locale) => {
    for (const part of await fetchTexts(locale, withFurther)) addTexts(i18n, { [locale]: part });
  };
  return {
    loaded: (locale) => translators.get(locale),
    async load(locale) {
      const known = translators.get(locale);
      if (known) return known;
      const i18n = createOwnI18n(locale);
      await addTo(i18n, locale);
      translators.set(locale, i18n);
      return i18n;
    },
    loadFurther() {
      withFurther = true;
      return Promise.all([...translators].map(([locale, i18n]) => addTo(i18n, locale)));
    },
  };
}
