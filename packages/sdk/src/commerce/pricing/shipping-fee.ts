import type { Settings, Zone } from '../../contract';
import { exactAmount, roundedMajorUnits } from './money';

/**
 * Shipping fee in the shop's currency: 0 when the shop's settings or an applied promo make it free, else the zone's
 * price (spec §9). Null until a zone is chosen.
 * @throws RangeError for an invalid zone price.
 */
export function shippingFee({
  zone,
  settings,
  isWaived = false,
}: {
  zone: Pick<Zone, 'price'> | null | undefined;
  settings: Pick<Settings, 'currency' | 'free_shipping'>;
  /** Whether an applied promo waives shipping. */
  isWaived?: boolean;
}): number | null {
  if (settings.free_shipping || isWaived) return 0;
  return zone ? roundedMajorUnits(exactAmount(zone.price), settings.currency) : null;
}
