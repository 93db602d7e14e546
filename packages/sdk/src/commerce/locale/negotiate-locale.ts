import { FALLBACK_LOCALE, isLocale, type Locale } from './locale';

/** Ours for a language tag: `ar-SA` → `ar`; undefined for a language we don't speak. */
export function localeOfTag(tag: string): Locale | undefined {
  const language = tag.trim().split(/[-_]/, 1)[0]?.toLowerCase();
  return isLocale(language) ? language : undefined;
}

/**
 * The languages of an `Accept-Language` header, most wanted first; refused ones (`q=0`) and unreadable weights are
 * left out.
 */
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
 * The language to show: the stored choice (local storage or the cookie of the same name), else the first wanted
 * language we speak, else English (spec §1). A browser passes `navigator.languages`, a server
 * `acceptedLanguages(header)`.
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
