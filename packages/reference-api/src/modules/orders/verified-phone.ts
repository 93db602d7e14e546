import type { Locale } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { ApiError } from '../../http/api-error';
import { invalidField } from '../../http/invalid-field';
import { phoneCountries } from '../leads/leads.repository';
import { phoneReadings } from '../leads/phone-readings';
import { verifiedAmong } from '../otp/otp-codes.repository';
import type { DeliveryArea } from './orders.repository';

/**
 * Country code and national digits of the phone, which may be from another country than the address.
 * @throws {ApiError} for an incomplete phone, and for one that wasn't verified within the hour
 */
export async function verifiedPhone(
  tx: Database,
  { phone, area, now, locale }: { phone: string; area: DeliveryArea; now: Date; locale: Locale },
): Promise<string> {
  const addressCountry = {
    country_code: area.country.countryCode,
    allowed_phone_length: area.country.allowedPhoneLength,
  };
  const readings = phoneReadings(phone, [addressCountry, ...(await phoneCountries(tx))]);
  if (readings.length === 0) throw invalidField({ path: 'lead.phone', problem: 'phone', locale });
  const verified = await verifiedAmong(tx, readings, now);
  const digits = readings.find((reading) => verified.has(reading));
  if (!digits) throw new ApiError('phone_not_verified');
  return digits;
}
