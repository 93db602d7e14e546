import { isMobilePhone, isPhoneComplete, type Locale, normalisePhone } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { invalidField } from '../../platform/http/invalid-field';
import { phoneCountries } from '../leads/leads.repository';

/** A complete phone number of a country the shop delivers to. */
export interface OtpPhone {
  countryCode: string;
  /** Without country code or leading zero. */
  national: string;
  /** Country code and national digits: the key of codes and verifications. */
  digits: string;
}

/**
 * Parses the phone in a path.
 * @throws {ApiError} `validation_failed` for an unknown country, a wrong number of digits (spec §5) or a landline
 */
export async function otpPhone(
  db: Database,
  { countryCode, phone }: { countryCode: string; phone: string },
  locale: Locale,
): Promise<OtpPhone> {
  const country = (await phoneCountries(db)).find(({ country_code }) => country_code === countryCode);
  if (!country) throw invalidField({ path: 'countryCode', problem: 'country_code', locale });
  const national = normalisePhone(phone, country);
  // Every code costs money, and landlines can't receive them.
  if (!isPhoneComplete(phone, country) || !isMobilePhone(national, countryCode))
    throw invalidField({ path: 'phone', problem: 'phone', locale });
  return { countryCode, national, digits: countryCode + national };
}
