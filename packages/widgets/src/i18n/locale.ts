export const locales = ['en', 'ar'] as const;

/** A language the interface speaks (spec §1). */
export type Locale = (typeof locales)[number];
export type Direction = 'ltr' | 'rtl';

export const fallbackLocale: Locale = 'en';

const directions: Record<Locale, Direction> = { en: 'ltr', ar: 'rtl' };

export function directionOf(locale: Locale): Direction {
  return directions[locale];
}
