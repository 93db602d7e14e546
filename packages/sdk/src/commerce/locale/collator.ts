import { INTL_LOCALES, type Locale } from './locale';

/** Alphabetical order for lists sorted on the client; numbers within names are compared by value. */
export const collator = (locale: Locale): Intl.Collator =>
  new Intl.Collator(INTL_LOCALES[locale], { numeric: true, sensitivity: 'base' });
