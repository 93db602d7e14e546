import { type Direction, directionOf, type Locale, textLanguage } from '@diwan/sdk/commerce';

/**
 * Attributes of an element whose text isn't in the page's language: a shop may have a text in one language only, which both
 * languages show. Voices, line breaks and direction need to know.
 */
export function otherLanguage(text: string, locale: Locale): { lang?: Locale; dir?: Direction } {
  const language = textLanguage(text);
  return language === undefined || language === locale ? {} : { lang: language, dir: directionOf(language) };
}

/** A name that the shop may have in one language only, within a page in `locale`. */
export function ContentText({ text, locale }: { text: string; locale: Locale }) {
  const attributes = otherLanguage(text, locale);
  return attributes.lang ? <span {...attributes}>{text}</span> : text;
}
