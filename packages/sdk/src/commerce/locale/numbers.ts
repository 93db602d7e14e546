import { INTL_LOCALES, type Locale } from './locale';

const formatters = (options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> => ({
  en: new Intl.NumberFormat(INTL_LOCALES.en, options),
  ar: new Intl.NumberFormat(INTL_LOCALES.ar, options),
});

const wholeNumbers = /* @__PURE__ */ formatters({ maximumFractionDigits: 0 });
const wholePercents = /* @__PURE__ */ formatters({ style: 'percent', maximumFractionDigits: 0 });

/**
 * A number as shown: no decimals, rounded half up, in the language's digits (spec §9).
 *
 * @example formatNumber(8448.5, 'en') // '8,449'
 * @example formatNumber(8449, 'ar') // '٨٬٤٤٩'
 */
export const formatNumber = (value: number, locale: Locale): string => wholeNumbers[locale].format(value);

/**
 * A percentage as shown; `percent` is 15 for 15 %.
 *
 * @example formatPercent(15, 'en') // '15%'
 */
export const formatPercent = (percent: number, locale: Locale): string =>
  wholePercents[locale].format(percent / 100);
