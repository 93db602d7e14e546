import { INTL_LOCALES, type Locale } from './locale';

/** Alphabetical order for lists sorted on the client; numbers inside names count as numbers. */
export const collator = (locale: Locale): Intl.Collator =>
  new Intl.Collator(INTL_LOCALES[locale], { numeric: true, sensitivity: 'base' });
