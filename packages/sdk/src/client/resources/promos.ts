import type { Promo } from '../../contract';
import { promosVerify } from '../../contract/endpoints/promos';
import type { ReadCall, RequestOptions } from '../call';

/** Promo codes (spec §5, §9). */
export const createPromos = (call: ReadCall<'promos.verify'>) => ({
  /**
   * Looks up a currently valid promo code. The caller checks its minimum against the basket (`promoDiscount` in
   * `@diwan/sdk/commerce`).
   * @throws NotFoundError, or another ApiError whose `code` is `promo_not_started`, `promo_expired` or
   * `promo_usage_limit`; show its `visitorMessage` (spec §8)
   */
  verify: async (code: string, options?: RequestOptions): Promise<Promo> =>
    (await call(promosVerify, { params: { code } }, options)).results,
});
/** Promo codes, as `client.promos`. */
export type Promos = ReturnType<typeof createPromos>;
