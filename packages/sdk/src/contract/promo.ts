import * as v from 'valibot';
import { amountSchema, idSchema, openPicklist } from './primitives';

/** Kinds of discount a promo code gives. */
export const PROMO_TYPES = ['percentage', 'fixed', 'free_shipping'] as const;
export type PromoType = (typeof PROMO_TYPES)[number];

/** A currently valid promo code; clients check its minimum against the basket (spec §5, §9). */
export const promoSchema = v.object({
  /** Id of the promo; orders send it as `promo_code_id`. */
  id: idSchema,
  /** The code as the shop writes it. */
  code: v.nullish(v.string()),
  /** Kind of discount: a percentage, an amount or free delivery. `unknown`: determined by the server when ordering. */
  type: openPicklist(PROMO_TYPES),
  /** Percent for `percentage`, an amount in the shop's currency for `fixed`, ignored for `free_shipping`. */
  value: v.fallback(amountSchema, 0),
  /** Minimum subtotal in the shop's currency. */
  min_order_total: v.fallback(amountSchema, 0),
  /** Maximum discount in the shop's currency; null means no cap. */
  max_discount: v.nullish(amountSchema),
});
export interface Promo extends v.InferOutput<typeof promoSchema> {}
