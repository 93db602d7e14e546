import { onlyDigits, possiblePhones, toAsciiDigits } from '@diwan/sdk/commerce';
import type { Country } from '@diwan/sdk/contract';

const withoutPrefix = (text: string) => onlyDigits(text).replace(/^00/, '');

/** The country whose code a complete number begins with: `+971 50 123 4567` is of the Emirates, whatever is chosen. */
export const countryOfNumber = (text: string, countries: readonly Country[]): Country | undefined =>
  countries.find(
    (country) =>
      withoutPrefix(text).startsWith(country.country_code) &&
      withoutPrefix(text).length > country.allowed_phone_length &&
      possiblePhones(text, [country]).length > 0,
  );

/** Whether a number begins with the code of a country that isn't among these. */
export const isOfUnknownCountry = (text: string, countries: readonly Country[]): boolean =>
  /^[^\d+]*(?:\+|00)\D*\d{3}/.test(toAsciiDigits(text)) &&
  !countries.some(({ country_code }) => withoutPrefix(text).startsWith(country_code));
