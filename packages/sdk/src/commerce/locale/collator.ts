import type { Locale } from './locale';

const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };
const collators: Record<Locale, Intl.Collator> = {
  en: new Intl.Collator('en', options),
  ar: new Intl.Collator('ar-SA', options),
};

/** Alphabetical order for lists sorted on the client; numbers inside names count as numbers. */
export const collator = (locale: Locale): Intl.Collator => collators[locale];
