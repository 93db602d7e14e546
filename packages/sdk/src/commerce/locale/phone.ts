import type { Country } from '../../contract';
import { onlyDigits, toAsciiDigits } from '../../contract/digits';

/** The part of a country that phone numbers are checked against: its dial code and length. */
export type PhoneCountry = Pick<Country, 'country_code' | 'allowed_phone_length'>;

/**
 * National digits of a phone number as typed or pasted. Accepts Arabic and Persian digits, spaces, bidi marks, the
 * country code (`+966`, `00966`, `966`) and a leading zero. `isPhoneComplete` checks whether the result is long enough.
 *
 * @example normalisePhone('+966 050 123 4567', { country_code: '966', allowed_phone_length: 9 }) // '501234567'
 */
export function normalisePhone(text: string, country: PhoneCountry): string {
  const digits = onlyDigits(text);
  return withoutCountryCode(digits, { country, hasPlus: /^[^\d]*\+/.test(toAsciiDigits(text)) }).replace(
    /^0+/,
    '',
  );
}

function withoutCountryCode(
  digits: string,
  { country, hasPlus }: { country: PhoneCountry; hasPlus: boolean },
): string {
  const { country_code: code, allowed_phone_length: nationalLength } = country;
  if (digits.startsWith(`00${code}`)) return digits.slice(code.length + 2);
  // Without a plus, it may be a national number that starts with the digits of the country code.
  const isInternational = hasPlus || digits.length > nationalLength;
  return isInternational && digits.startsWith(code) ? digits.slice(code.length) : digits;
}
