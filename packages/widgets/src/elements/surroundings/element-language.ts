import { FALLBACK_LOCALE, LOCALES, type Locale } from '@diwan/sdk/commerce';
import { outerElement } from './surroundings';

/** `lang` of the element, else of the nearest ancestor, shadow roots included. Empty when none is set. */
function closestLanguage(element: Element): string {
  for (let node: Element | null = element; node; node = outerElement(node)) {
    const language = node.getAttribute('lang');
    if (language !== null) return language;
  }
  return '';
}

/** `ar` of `ar-SA`, or of `ar_SA` as some systems write it, of the language around an element. Empty when none is set. */
export const primaryLanguage = (element: Element): string =>
  closestLanguage(element)
    .toLowerCase()
    .replace(/[-_].*/, '');

/** The language an element is shown in: `ar-SA` is Arabic; languages without texts fall back to English. */
export function elementLocale(element: Element): Locale {
  const primary = primaryLanguage(element);
  return LOCALES.find((locale) => locale === primary) ?? FALLBACK_LOCALE;
}
