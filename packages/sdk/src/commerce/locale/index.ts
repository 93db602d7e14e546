/** English and Arabic: texts, numbers, dates, digits, phones, and the folding of searches. */

export { onlyDigits, toAsciiDigits } from '../../contract/digits';
export { shownText, typedCode, typedText } from '../../contract/typed-text';
export { collator } from './collator';
export { joinList } from './join-list';
export {
  type Direction,
  directionOf,
  FALLBACK_LOCALE,
  formatDate,
  formatYear,
  INTL_LOCALES,
  isLocale,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  LOCALES,
  type Locale,
  otherLocale,
} from './locale';
export { type LocalizedField, localized } from './localized';
export { isMobilePhone } from './mobile-phone';
export { acceptedLanguages, localeOfTag, negotiateLocale } from './negotiate-locale';
export { formatNumber, formatPercent, localDigits } from './numbers';
export { normalisePhone, type PhoneCountry } from './phone';
export { possiblePhones } from './possible-phones';
export { foldSearch, foldTokens } from './search-folding';
export { textLanguage } from './text-language';
