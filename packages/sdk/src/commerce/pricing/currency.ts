import type { Settings } from '../../contract';
import type { Locale } from '../locale/locale';
import { formatNumber } from '../locale/numbers';

interface CurrencyFacts {
  /** Decimals of its smallest amount: its minor units in ISO 4217. */
  readonly decimals: 0 | 2 | 3;
  /**
   * Decimals shown. The spec shows none (§9), which suits riyals; a dinar is worth so much that whole ones would hide up to
   * half of a small price.
   */
  readonly shown: 0 | 3;
  /** Short name in Arabic. In English the ISO code is used. */
  readonly ar: string;
}

/** The currencies a shop may use. The default is SAR (spec §9). */
const FACTS = {
  SAR: { decimals: 2, shown: 0, ar: 'ر.س' },
  AED: { decimals: 2, shown: 0, ar: 'د.إ' },
  QAR: { decimals: 2, shown: 0, ar: 'ر.ق' },
  KWD: { decimals: 3, shown: 3, ar: 'د.ك' },
  BHD: { decimals: 3, shown: 3, ar: 'د.ب' },
  OMR: { decimals: 3, shown: 3, ar: 'ر.ع' },
  JOD: { decimals: 3, shown: 3, ar: 'د.أ' },
  // A thousand dinars buy less than a euro: fils are never paid.
  IQD: { decimals: 3, shown: 0, ar: 'د.ع' },
  LBP: { decimals: 2, shown: 0, ar: 'ل.ل' },
  SYP: { decimals: 2, shown: 0, ar: 'ل.س' },
  YER: { decimals: 2, shown: 0, ar: 'ر.ي' },
  EGP: { decimals: 2, shown: 0, ar: 'ج.م' },
  SDG: { decimals: 2, shown: 0, ar: 'ج.س' },
  LYD: { decimals: 3, shown: 3, ar: 'د.ل' },
  TND: { decimals: 3, shown: 3, ar: 'د.ت' },
  DZD: { decimals: 2, shown: 0, ar: 'د.ج' },
  MAD: { decimals: 2, shown: 0, ar: 'د.م' },
  TRY: { decimals: 2, shown: 0, ar: 'ليرة تركية' },
  USD: { decimals: 2, shown: 0, ar: 'دولار' },
  EUR: { decimals: 2, shown: 0, ar: 'يورو' },
  GBP: { decimals: 2, shown: 0, ar: 'جنيه إسترليني' },
  JPY: { decimals: 0, shown: 0, ar: 'ين' },
} as const satisfies Readonly<Record<string, CurrencyFacts>>;

/** A currency that a shop may use. */
export type Currency = keyof typeof FACTS;
/** All of them, the default first. */
export const CURRENCIES = Object.keys(FACTS) as unknown as readonly [Currency, ...Currency[]];

/** The Saudi riyal, the only currency with a symbol of its own. */
export const RIYAL = 'SAR' satisfies Currency;

const isCurrency = (code: string): code is Currency => Object.hasOwn(FACTS, code);
const factsOf = (code: string): CurrencyFacts => (isCurrency(code) ? FACTS[code] : FACTS[RIYAL]);

/** Decimals of a currency's smallest amount, e.g. 3 for KWD; 2 for currencies that aren't supported. */
export const currencyDecimals = (code: string): number => factsOf(code).decimals;

/** Decimals of a currency's amounts where they are shown. */
export const shownDecimals = (code: string): number => factsOf(code).shown;

/** Whether amounts are shown with the riyal sign; only SAR has one. */
export const hasRiyalSign = ({
  currency,
  currency_display,
}: Pick<Settings, 'currency' | 'currency_display'>) => currency === RIYAL && currency_display === 'symbol';

/** Whether it is a supported currency other than SAR. */
export const isOtherCurrency = (code: string): code is Exclude<Currency, typeof RIYAL> =>
  code !== RIYAL && isCurrency(code);

/**
 * The short name of a currency, shown beside an amount.
 * @example currencyCode('AED', 'ar') // 'د.إ'
 */
export const currencyCode = (currency: string, locale: Locale): string =>
  locale === 'ar' && isCurrency(currency) ? FACTS[currency].ar : currency;

/**
 * An amount in the language's digits, with the decimals that the currency shows.
 * @example formatAmount(12.5, 'KWD', 'en') // '12.500'
 * @example formatAmount(8448.5, 'SAR', 'ar') // '٨٬٤٤٩'
 */
export const formatAmount = (amount: number, currency: string, locale: Locale): string =>
  formatNumber(amount, locale, shownDecimals(currency));

/** Number and short name in the language's order, with a non-breaking space: `SAR 8,449`, `٨٬٤٤٩ ر.س`. */
export function withCurrencyCode(value: string, currency: string, locale: Locale): string {
  const code = currencyCode(currency, locale);
  return locale === 'ar' ? `${value}\u00a0${code}` : `${code}\u00a0${value}`;
}
