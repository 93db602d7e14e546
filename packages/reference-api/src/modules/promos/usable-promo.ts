import type { promos } from '../../db/schema';
import { ApiError } from '../../platform/http/api-error';

export type PromoRow = typeof promos.$inferSelect;

/**
 * Returns the promo if it can be used at `now`; its start and end are inclusive. The pricing rules check its minimum
 * order total.
 * @throws {ApiError} with the matching message of spec §8
 */
export function usablePromo(promo: PromoRow | undefined, now: Date): PromoRow {
  if (!promo?.isActive) throw new ApiError('promo_not_found');
  if (promo.startsAt && now < promo.startsAt) throw new ApiError('promo_not_started');
  if (promo.endsAt && now > promo.endsAt) throw new ApiError('promo_expired');
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit)
    throw new ApiError('promo_usage_limit');
  return promo;
}
