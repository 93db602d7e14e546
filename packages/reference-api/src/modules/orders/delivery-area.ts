import { areaProblem, type Locale } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { invalidField } from '../../platform/http/invalid-field';
import type { OrderBody } from './order-body';
import { type DeliveryArea, findDeliveryArea } from './orders.repository';

/**
 * The delivery area of an order.
 * @throws {ApiError} `validation_failed` unless the zone exists and belongs to the governorate and country
 */
export async function deliveryArea(
  tx: Database,
  address: OrderBody['address'],
  locale: Locale,
): Promise<DeliveryArea> {
  const area = await findDeliveryArea(tx, address.zone_id);
  const problem = areaProblem(
    address,
    area && { governorateId: area.governorate.id, countryId: area.country.id },
  );
  if (problem) throw invalidField({ ...problem, locale });
  // This line is for the compiler: `areaProblem` reports a missing area.
  if (!area) throw new Error('an address without a problem has an area');
  return area;
}
