import { LANGUAGE_PARAM, type Locale } from '@diwan/sdk/commerce';

/**
 * The URL that search engines list a page under: for a language, or the language-neutral one, which is `x-default`. It
 * has no other parameter: those of campaigns and lists lead to the same page.
 */
export function canonicalAddress(path: string, origin: string, locale?: Locale): string {
  const canonical = new URL(origin + path);
  if (locale) canonical.searchParams.set(LANGUAGE_PARAM, locale);
  return canonical.href;
}
