import { formatNumber, type Locale } from '@diwan/sdk/commerce';

const LARGEST = 99;

const andMore: Record<Locale, (number: string) => string> = {
  en: (number) => `${number}+`,
  ar: (number) => `+${number}`,
};

/** Formats a count for a small badge; above 99 it reads "99+". */
export const badgeCount = (count: number, locale: Locale): string =>
  count > LARGEST ? andMore[locale](formatNumber(LARGEST, locale)) : formatNumber(count, locale);
