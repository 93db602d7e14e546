import * as v from 'valibot';
import { amountSchema, idSchema, openPicklist } from './primitives';

/** What a promo code may do to a basket. */
export const PROMO_TYPES = ['percentage', 'fixed', 'free_shipping'] as const;
export type PromoType = (typeof PROMO_TYPES)[number];

/** A promo code that may be used now; its minimum is checked against the basket (spec §5, §9). */
export const promoSchema = v.object({
  /** What an order names the promo by (`promo_code_id`). */
  id: idSchema,
  /** The code as the shop writes it. */
  code: v.nullish(v.string()),
  /** What it gives: a percentage, an amount or free delivery; `unknown`: what the server takes off the order. */
  type: openPicklist(PROMO_TYPES),
  /** Percent for `percentage`, SAR for `fixed`, ignored for `free_shipping`. */
  value: v.fallback(amountSchema, 0),
  /** Least subtotal in SAR it applies to. */
  min_order_total: v.fallback(amountSchema, 0),
  /** SAR; null means no cap. */
  max_discount: v.nullish(amountSchema),
});
export interface Promo extends v.InferOutput<typeof promoSchema> {}
