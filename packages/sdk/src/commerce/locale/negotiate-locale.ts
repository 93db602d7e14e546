import { FALLBACK_LOCALE, isLocale, type Locale } from './locale';

/** The locale of a language tag: `ar-SA` → `ar`; undefined for unsupported languages. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return isLocale(language) ? language : undefined;
}

/** The languages of an `Accept-Language` header by preference. Ignores rejected ones (`q=0`) and invalid weights. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/**
 * The language to use: the stored choice (local storage or the cookie of the same name), else the first supported
 * preferred language, else English (spec §1). Browsers pass `navigator.languages`, servers `acceptedLanguages(header)`.
 */
export function negotiateLocale({
  stored,
  languages = [],
}: {
  stored?: string | null | undefined;
  languages?: readonly string[];
}): Locale {
  for (const tag of [stored ?? '', ...languages]) {
    const locale = localeOfTag(tag);
    if (locale) return locale;
  }
  return FALLBACK_LOCALE;
}
