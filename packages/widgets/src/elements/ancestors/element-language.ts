import { FALLBACK_LOCALE, LOCALES, type Locale } from '@diwan/sdk/commerce';
import { outerElement } from './ancestor-watch';

/** `lang` of the element, else of the nearest ancestor, shadow roots included. Empty when none is set. */
function closestLanguage(element: Element): string {
  for (let node: Element | null = element; node; node = outerElement(node)) {
    const language = node.getAttribute('lang');
    if (language !== null) return language;
  }
  return '';
}

/**
 * The language an element is shown in: `ar-SA`, or `ar_SA` as some systems write it, is Arabic; languages without texts fall
 * back to English.
 */
export function elementLocale(element: Element): Locale {
  const primary = closestLanguage(element)
    .toLowerCase()
    .replace(/[-_].*/, '');
  return LOCALES.find((locale) => locale === primary) ?? FALLBACK_LOCALE;
}
