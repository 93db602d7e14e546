import {
  CURRENCIES,
  currencyCode,
  currencyDecimals,
  foldSearch,
  RIYAL,
  typedText,
} from '@diwan/sdk/commerce';

/** A number as it is written, or why it is unclear which one is meant. */
export type AmountReading =
  | { value: number; problem?: never; hint?: never }
  /** The hint is about the value, the problem about its kind. */
  | { value?: never; problem: string; hint?: string };

/** Optional groups of three digits, and decimals. A single comma before three digits groups them, as in 2,400. */
const AMOUNT = /^(?:\d{1,3}(?:[,٬، ]\d{3})+|\d+)(?:[.٫](\d+))?$/;
/** What a comma or a point may stand for in another country: 1.299,00 · 1,2 · 1.200 */
const TWO_READINGS = /^\d{1,3}(?:\.\d{3})*,\d+$|^\d{1,3}(?:\.\d{3})+$/;

/** Names and signs of currencies that aren't their code or Arabic short name. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  'S.R': 'SAR',
  SR: 'SAR',
  ريال: 'SAR',
  'ريال سعودي': 'SAR',
  '﷼': 'SAR',
  '\u20c1': 'SAR',
  Dhs: 'AED',
  DH: 'AED',
  درهم: 'AED',
  'درهم إماراتي': 'AED',
  'ريال قطري': 'QAR',
  KD: 'KWD',
  'دينار كويتي': 'KWD',
  BD: 'BHD',
  'دينار بحريني': 'BHD',
  'ريال عماني': 'OMR',
  JD: 'JOD',
  'دينار أردني': 'JOD',
  LE: 'EGP',
  جنيه: 'EGP',
  'جنيه مصري': 'EGP',
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
};

/** Signs that several currencies share: a shop's own is meant, if it is one of them. */
const SHARED: Readonly<Record<string, RegExp>> = {
  ريال: /^(SAR|QAR|OMR|YER)$/,
  درهم: /^(AED|MAD)$/,
  جنيه: /^(EGP|SDG)$/,
};

/** A sign or name without points, spaces and forms of letters; a sign that is no word stays. */
const folded = (sign: string): string => foldSearch(sign).replaceAll(' ', '') || sign.trim();

const SIGNS = new Map<string, string>([
  ...CURRENCIES.flatMap((code) =>
    [code, currencyCode(code, 'ar')].map((sign) => [folded(sign), code] as const),
  ),
  ...Object.entries(OTHER_SIGNS).map(([sign, code]) => [folded(typedText(sign)), code] as const),
]);
const SHARED_SIGNS = new Map(Object.entries(SHARED).map(([sign, codes]) => [folded(sign), codes]));

/** The currency of a sign; the shop's own if that may be meant. */
function currencyOf(sign: string, own: string): string | undefined {
  const key = folded(sign);
  return SHARED_SIGNS.get(key)?.test(own) ? own : SIGNS.get(key);
}

const asNumber = (digits: string): number => Number(digits.replaceAll(/[,٬، ]/g, '').replace('٫', '.'));

/** Both numbers that a text may mean: the point or the comma is the decimal one. */
const readingsOf = (digits: string): string => {
  const grouped = digits.replaceAll('.', '').replace(',', '.');
  const points = digits.replaceAll(',', '');
  const last = points.lastIndexOf('.');
  const others = points.slice(0, Math.max(last, 0)).replaceAll('.', '') + points.slice(Math.max(last, 0));
  return [Number(grouped), Number(others)].join(' or ');
};

/** A plain number in digits of either script, without a currency. */
export function readNumber(cell: string, decimals = 2): AmountReading {
  const digits = typedText(cell);
  const [isAmount, fraction = ''] = AMOUNT.exec(digits) ?? [];
  const significant = [...fraction].findLastIndex((digit) => digit !== '0') + 1;
  // Programs write 2400.0000, which can be read in one way only.
  const isExact = fraction.length <= decimals || !TWO_READINGS.test(digits);
  if (isAmount && isExact && significant <= decimals) return { value: asNumber(digits) };
  if (TWO_READINGS.test(digits))
    return {
      problem: 'can be read in two ways',
      hint: `: ${readingsOf(digits)}; write it like 2400 or 2400.50`,
    };
  return { problem: "isn't a number like 2400, 2,400 or 2400.50" };
}

/** An amount in the shop's currency, whose sign or name may stand before or after it. */
export function readAmount(cell: string, currency: string = RIYAL): AmountReading {
  const text = typedText(cell);
  const [, before = '', digits = '', after = ''] = /^(\D*?)(\d(?:.*\d)?)(\D*)$/.exec(text) ?? [];
  const sign = `${before} ${after}`.trim();
  const given = sign && currencyOf(sign, currency);
  if (digits && given && given !== currency)
    return { problem: `is in ${given}; the shop's prices are in ${currency}` };
  return readNumber(given ? digits : text, currencyDecimals(currency));
}
