import type { promos } from '../../db/schema';
import { ApiError } from '../../http/api-error';

export type PromoRow = typeof promos.$inferSelect;

/**
 * The promo, when it may be used at the moment `now`; both ends of its time belong to it. Whether a basket reaches its
 * minimum is for the pricing rules to say.
 * @throws {ApiError} with the message of spec §8 that fits
 */
export function usablePromo(promo: PromoRow | undefined, now: Date): PromoRow {
  if (!promo?.isActive) throw new ApiError('promo_not_found');
  if (promo.startsAt && now < promo.startsAt) throw new ApiError('promo_not_started');
  if (promo.endsAt && now > promo.endsAt) throw new ApiError('promo_expired');
  if (promo.usageLimit !== null && promo.usedCount >= promo.usageLimit)
    throw new ApiError('promo_usage_limit');
  return promo;
}
