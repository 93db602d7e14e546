import type { Locale } from './locale';

/**
 * The language of a text by its letters: Arabic if it begins with an Arabic letter or has more of them, because Arabic texts
 * name brands in Latin letters. Undefined for a text without letters of either script.
 * @example textLanguage('كنبة IKEA') // 'ar'
 */
export function textLanguage(text: string): Locale | undefined {
  const letters = text.replace(/\P{L}/gu, '').match(/\p{Script=Arabic}|\p{Script=Latin}/gu) ?? [];
  const [first] = letters;
  if (first === undefined) return undefined;
  const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);
  return isArabic(first) || letters.filter(isArabic).length > letters.length / 2 ? 'ar' : 'en';
}
