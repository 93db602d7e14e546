import { onlyDigits, toAsciiDigits } from '../../contract/digits';
import { normalisePhone, type PhoneCountry } from './phone';

const INTERNATIONAL_PREFIX = /^[^\d+]*(?:\+|00)/;

function phoneOf(country: PhoneCountry, text: string): string | undefined {
  const isInternational = INTERNATIONAL_PREFIX.test(toAsciiDigits(text));
  if (isInternational && !onlyDigits(text).replace(/^00/, '').startsWith(country.country_code))
    return undefined;
  const national = normalisePhone(text, country);
  return national.length === country.allowed_phone_length ? country.country_code + national : undefined;
}

/**
 * The possible full numbers of a phone as typed: country code and national digits, for each matching country in order.
 * People are recognised by these. Empty when it isn't a complete number in any country.
 *
 * @example possiblePhones('050 123 4567', [{ country_code: '966', allowed_phone_length: 9 }]) // ['966501234567']
 */
export const possiblePhones = (text: string, countries: readonly PhoneCountry[]): string[] =>
  countries.map((country) => phoneOf(country, text)).filter((digits) => digits !== undefined);
