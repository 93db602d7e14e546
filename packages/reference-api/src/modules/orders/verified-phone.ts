import { type Locale, possiblePhones } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { ApiError } from '../../platform/http/api-error';
import { invalidField } from '../../platform/http/invalid-field';
import { phoneCountries } from '../leads/leads.repository';
import { useProof } from '../otp/phone-proofs.repository';
import type { OrderBody } from './order-body';
import type { DeliveryArea } from './orders.repository';

/**
 * Country code and national digits of an order's phone, which may be from another country than the address. Uses up one
 * order of the phone proof, so that only the visitor who verified the phone can order with it.
 * @throws {ApiError} `validation_failed` for an incomplete phone, `phone_not_verified` for one without a valid proof,
 *   `phone_proof_used_up`
 */
export async function verifiedPhone(
  tx: Database,
  { body, area, now, locale }: { body: OrderBody; area: DeliveryArea; now: Date; locale: Locale },
): Promise<string> {
  const addressCountry = {
    country_code: area.country.countryCode,
    allowed_phone_length: area.country.allowedPhoneLength,
  };
  const phones = possiblePhones(body.lead.phone, [addressCountry, ...(await phoneCountries(tx))]);
  if (phones.length === 0) throw invalidField({ path: 'lead.phone', problem: 'phone', locale });
  if (!body.phone_proof) throw new ApiError('phone_not_verified');
  const use = await useProof(tx, { proof: body.phone_proof, phones, now });
  if (use.status === 'invalid') throw new ApiError('phone_not_verified');
  if (use.status === 'used_up') throw new ApiError('phone_proof_used_up');
  return use.phoneDigits;
}
