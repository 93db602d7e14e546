import type { Settings } from '../../contract';
import type { Locale } from '../locale/locale';

/**
 * Supported currencies of a shop. All have two decimals, as the money rules require, which excludes dinars. The default
 * is SAR (spec §9).
 */
export const CURRENCIES = ['SAR', 'AED', 'QAR', 'EGP', 'USD', 'EUR'] as const;
/** A currency with its minor units. */
export type Currency = (typeof CURRENCIES)[number];

/** The Saudi riyal, the only currency with a symbol of its own. */
export const RIYAL = 'SAR' satisfies Currency;

/** Whether amounts are shown with the riyal sign; only SAR has one. */
export const hasRiyalSign = ({
  currency,
  currency_display,
}: Pick<Settings, 'currency' | 'currency_display'>) => currency === RIYAL && currency_display === 'symbol';

/** Short names in Arabic. In English the ISO code is used. */
const ARABIC_CODES: Readonly<Record<Currency, string>> = {
  SAR: 'ر.س',
  AED: 'د.إ',
  QAR: 'ر.ق',
  EGP: 'ج.م',
  USD: 'دولار',
  EUR: 'يورو',
};

const isCurrency = (code: string): code is Currency => Object.hasOwn(ARABIC_CODES, code);

/** Whether it is a supported currency other than SAR. */
export const isOtherCurrency = (code: string): code is Exclude<Currency, typeof RIYAL> =>
  code !== RIYAL && isCurrency(code);

/**
 * The short name of a currency, shown beside an amount.
 * @example currencyCode('AED', 'ar') // 'د.إ'
 */
export const currencyCode = (currency: string, locale: Locale): string =>
  locale === 'ar' && isCurrency(currency) ? ARABIC_CODES[currency] : currency;

/** Number and short name in the language's order, with a non-breaking space: `SAR 8,449`, `٨٬٤٤٩ ر.س`. */
export function withCurrencyCode(value: string, currency: string, locale: Locale): string {
  const code = currencyCode(currency, locale);
  return locale === 'ar' ? `${value}\u00a0${code}` : `${code}\u00a0${value}`;
}
