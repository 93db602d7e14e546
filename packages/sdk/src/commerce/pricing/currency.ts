import type { Settings } from '../../contract';
import type { Locale } from '../locale/locale';

/**
 * Currencies a shop can be in. All have hundredths, as the money rules do: dinars of a thousand fils aren't among them.
 * The riyal, the default, is the one of spec §9.
 */
export const CURRENCIES = ['SAR', 'AED', 'QAR', 'EGP', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const RIYAL = 'SAR' satisfies Currency;

/** Whether amounts carry the riyal sign: it belongs to no other currency. */
export const hasRiyalSign = ({
  currency,
  currency_display,
}: Pick<Settings, 'currency' | 'currency_display'>) => currency === RIYAL && currency_display === 'symbol';

/** Short names in Arabic; in English the short name is the code. */
const ARABIC_CODES: Readonly<Record<Currency, string>> = {
  SAR: 'ر.س',
  AED: 'د.إ',
  QAR: 'ر.ق',
  EGP: 'ج.م',
  USD: 'دولار',
  EUR: 'يورو',
};

const isCurrency = (code: string): code is Currency => Object.hasOwn(ARABIC_CODES, code);

/** A supported currency that isn't the riyal. */
export const isOtherCurrency = (code: string): code is Exclude<Currency, typeof RIYAL> =>
  code !== RIYAL && isCurrency(code);

/**
 * The short name of a currency beside an amount.
 * @example currencyCode('AED', 'ar') // 'د.إ'
 */
export const currencyCode = (currency: string, locale: Locale): string =>
  locale === 'ar' && isCurrency(currency) ? ARABIC_CODES[currency] : currency;

/** Number and short name in the order of the language, which don't break apart: `SAR 8,449`, `٨٬٤٤٩ ر.س`. */
export function withCurrencyCode(value: string, currency: string, locale: Locale): string {
  const code = currencyCode(currency, locale);
  return locale === 'ar' ? `${value}\u00a0${code}` : `${code}\u00a0${value}`;
}
