import type { Locale } from '@diwan/sdk/commerce';
import type { Database } from '../../db/database';
import { invalidField } from '../../http/invalid-field';
import type { OrderBody } from './order-body';
import { type DeliveryArea, findDeliveryArea } from './orders.repository';

/**
 * Where an order goes.
 * @throws {ApiError} `validation_failed` unless zone, governorate and country exist and lie in each other
 */
export async function deliveryArea(
  tx: Database,
  address: OrderBody['address'],
  locale: Locale,
): Promise<DeliveryArea> {
  const area = await findDeliveryArea(tx, address.zone_id);
  if (!area) throw invalidField({ path: 'address.zone_id', problem: 'unknown', locale });
  if (area.governorate.id !== address.governorate_id) {
    throw invalidField({ path: 'address.zone_id', problem: 'outside_governorate', locale });
  }
  if (area.country.id !== address.country_id) {
    throw invalidField({ path: 'address.governorate_id', problem: 'outside_country', locale });
  }
  return area;
}
