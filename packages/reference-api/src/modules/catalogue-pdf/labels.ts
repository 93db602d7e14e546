import { formatNumber, INTL_LOCALES, type Locale } from '@diwan/sdk/commerce';

/** A text in both of the catalogue's languages. */
export type Bilingual<Text = string> = Readonly<Record<Locale, Text>>;

/** Builds a value for each language. */
export const bilingual = <Text>(text: (locale: Locale) => Text): Bilingual<Text> => ({
  en: text('en'),
  ar: text('ar'),
});

export const bilingualNumber = (value: number): Bilingual =>
  bilingual((locale) => formatNumber(value, locale));

/** For years and page numbers: no grouping, in the language's digits. */
const plainNumbers = {
  en: new Intl.NumberFormat(INTL_LOCALES.en, { useGrouping: false }),
  ar: new Intl.NumberFormat(INTL_LOCALES.ar, { useGrouping: false }),
};
export const ordinal = (value: number): Bilingual =>
  bilingual((locale) => plainNumbers[locale].format(value));

/** Fixed labels. */
export const words = {
  contents: { en: 'Contents', ar: 'المحتويات' },
  code: { en: 'Code', ar: 'الرمز' },
  'on-request': { en: 'Price on request', ar: 'السعر عند الطلب' },
  colors: { en: 'Available colours', ar: 'الألوان المتاحة' },
  fabrics: { en: 'Fabrics', ar: 'الأقمشة' },
  scan: { en: 'Scan to see it in our shop', ar: 'امسح الرمز لعرضها في متجرنا' },
} satisfies Record<string, Bilingual>;

export const madeOf: Bilingual = { en: 'What it is made of', ar: 'مواصفات القطعة' };
export const setHolds: Bilingual = { en: 'In this set', ar: 'محتويات الطقم' };
export const otherPieces: Bilingual = { en: 'More pieces', ar: 'قطع أخرى' };

/** Shown below prices, depending on whether they include VAT. */
export const taxNotes = {
  added: (rate: Bilingual): Bilingual => ({
    en: `VAT (${rate.en}) is added`,
    ar: `تُضاف ضريبة القيمة المضافة (${rate.ar})`,
  }),
  included: { en: 'Price includes VAT', ar: 'السعر شامل ضريبة القيمة المضافة' },
  none: { en: '', ar: '' },
};

/** Shown below "Price on request". */
export const askForPrice = {
  withCode: { en: 'Call us, or scan the code', ar: 'اتصل بنا أو امسح الرمز' },
  withoutCode: { en: 'Call us for the price', ar: 'اتصل بنا لمعرفة السعر' },
} satisfies Record<string, Bilingual>;

export const edition = (year: number): Bilingual => {
  const { en, ar } = ordinal(year);
  return { en: `Catalog ${en}`, ar: `كتالوج ${ar}` };
};

export const runningTitle = (brand: Bilingual, year: number): Bilingual => {
  const number = ordinal(year);
  return {
    en: [brand.en, 'Catalog', number.en].filter(Boolean).join(' '),
    ar: ['كتالوج', brand.ar, number.ar].filter(Boolean).join(' '),
  };
};

const arabicPieces: Partial<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  one: () => 'طقم من قطعة واحدة',
  two: () => 'طقم من قطعتين',
  few: (count) => `طقم من ${count} قطع`,
  many: (count) => `طقم من ${count} قطعة`,
};
const arabicPlurals = new Intl.PluralRules('ar');

/** "set of 4 pieces". */
export function setOfPieces(count: number): Bilingual {
  const { en, ar } = bilingualNumber(count);
  const arabic = arabicPieces[arabicPlurals.select(count)] ?? ((value: string) => `طقم من ${value} قطعة`);
  return { en: `set of ${en} ${count === 1 ? 'piece' : 'pieces'}`, ar: arabic(ar) };
}

const unitNames: Record<string, Bilingual> = { cm: { en: 'cm', ar: 'سم' } };

/** A unit of length by its wire name; unknown ones are shown unchanged. */
export const unitName = (unit: string): Bilingual => unitNames[unit] ?? { en: unit, ar: unit };

const separators: Bilingual = { en: ', ', ar: '، ' };

/** Joins parts in each language, skipping null. */
export const joined = (parts: readonly (Bilingual | null)[]): Bilingual =>
  bilingual((locale) => parts.flatMap((part) => (part ? [part[locale]] : [])).join(separators[locale]));
