import { INTL_LOCALES, type Locale, localized } from '@diwan/sdk/commerce';
import type { Country } from '@diwan/sdk/contract';

/** A country's name: the shop's, else the platform's, else empty, leaving only the dial code. */
export function countryName(country: Country, locale: Locale): string {
  const own = localized(country, 'name', locale);
  if (own || !country.iso) return own;
  try {
    return new Intl.DisplayNames(INTL_LOCALES[locale], { type: 'region' }).of(country.iso) ?? '';
  } catch {
    // `iso` is not a valid region code.
    return '';
  }
}
