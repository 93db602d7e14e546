/** Whether a text has Arabic letters. */
export const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text.replace(/\P{L}/gu, ''));

/** The language that most letters of a text are written in; undefined for a text without any. */
export function languageOf(text: string): 'en' | 'ar' | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (arabic === 0 && latin === 0) return undefined;
  return arabic > latin ? 'ar' : 'en';
}
