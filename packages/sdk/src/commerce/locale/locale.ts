/** Supported languages; the first is the fallback (spec §1). */
export const LOCALES = ['en', 'ar'] as const;
/** A language of the shop. */
export type Locale = (typeof LOCALES)[number];

/** Language of visitors whose own isn’t offered. */
export const FALLBACK_LOCALE: Locale = LOCALES[0];

/** Name of the local storage entry and the cookie with the visitor's language (spec §9). */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

/** Query parameter of URLs in a fixed language: links from other sites, search engines, shared links. */
export const LANGUAGE_PARAM = 'lang';

/** BCP 47 tags for `Intl`. Calendar and digits are explicit because engines interpret `ar-SA` differently. */
export const INTL_LOCALES: Record<Locale, string> = { en: 'en-US', ar: 'ar-SA-u-ca-gregory-nu-arab' };

const DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Locale, string>;
/** Direction of a language’s script. */
export type Direction = (typeof DIRECTIONS)[Locale];

/** Reading direction of a language, for `dir` (spec §1). */
export const directionOf = (locale: Locale): Direction => DIRECTIONS[locale];

/** Whether a value is exactly one of {@link LOCALES}. */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The language the toggle switches to (spec §1). */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en');

/** Making one takes longer than rendering a product card. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats dates in a time zone; an engine that doesn't support it uses its own. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = [tag, timeZone, ...Object.keys(options)].join();
  let format = dateFormats.get(key);
  if (!format) {
    try {
      format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    } catch {
      format = new Intl.DateTimeFormat(tag, options);
    }
    dateFormats.set(key, format);
  }
  return format;
}

/**
 * A time in milliseconds as a date in words, in the spelling the texts use: "24 November 2026".
 * @param timeZone the shop's, which decides when its day begins
 */
export const formatDate = (date: number, locale: Locale, timeZone: string): string =>
  dateFormat(locale === 'en' ? 'en-GB' : INTL_LOCALES[locale], { dateStyle: 'long' }, timeZone).format(date);

/** The year of a time in milliseconds, in the language's digits. */
export const formatYear = (date: number, locale: Locale, timeZone: string): string =>
  dateFormat(INTL_LOCALES[locale], { year: 'numeric' }, timeZone).format(date);
