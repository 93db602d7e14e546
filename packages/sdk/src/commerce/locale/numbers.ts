import type { Locale } from './locale';

/**
 * The digits and separators of a language. They are written by hand because a page's first `Intl.NumberFormat` takes 100 ms on a slow phone.
 */
interface Script {
  readonly zero: string;
  readonly separator: string;
  readonly point: string;
  readonly minus: string;
  readonly percent: string;
}

const scripts: Readonly<Record<Locale, Script>> = {
  en: { zero: '0', separator: ',', point: '.', minus: '-', percent: '%' },
  // The Arabic letter mark keeps signs on the correct side of the digits.
  ar: { zero: '٠', separator: '٬', point: '٫', minus: '\u061c-', percent: '٪\u061c' },
};

/**
 * Converts ASCII digits to those of the language.
 *
 * @example localDigits('2026', 'ar') // '٢٠٢٦'
 */
export const localDigits = (text: string, locale: Locale): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(scripts[locale].zero.charCodeAt(0) + Number(digit)));

/** Groups of three digits from the end: '8449' becomes ['8', '449']. */
function inThousands(digits: string): string[] {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups;
}

/**
 * Formats a number: rounded half up, in the language's digits, without decimals unless asked for (spec §9).
 *
 * @example formatNumber(8448.5, 'en') // '8,449'
 * @example formatNumber(8449, 'ar') // '٨٬٤٤٩'
 * @example formatNumber(12.5, 'en', 3) // '12.500'
 */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const { separator, point, minus } = scripts[locale];
  const rounded = Math.round(Math.abs(value) * 10 ** decimals);
  const text = String(rounded).padStart(decimals + 1, '0');
  const whole = inThousands(text.slice(0, text.length - decimals)).join(separator);
  const digits = localDigits(decimals > 0 ? `${whole}${point}${text.slice(-decimals)}` : whole, locale);
  return value < 0 && rounded > 0 ? minus + digits : digits;
}

/**
 * Formats a percentage; `percent` is 15 for 15 %.
 *
 * @example formatPercent(15, 'en') // '15%'
 */
export const formatPercent = (percent: number, locale: Locale): string =>
  formatNumber(percent, locale) + scripts[locale].percent;
