import { formatNumber, type Locale } from '@diwan/sdk/commerce';

const LARGEST = 99;

const andMore: Record<Locale, (number: string) => string> = {
  en: (number) => `${number}+`,
  ar: (number) => `+${number}`,
};

/** A count for a small badge: beyond 99 it only says so. */
export const badgeCount = (count: number, locale: Locale): string =>
  count > LARGEST ? andMore[locale](formatNumber(LARGEST, locale)) : formatNumber(count, locale);
