import * as v from 'valibot';
import type { ObjectSchemaOf } from './object-schema';
import { amountSchema, idSchema, openPicklist } from './primitives';

/** Kinds of discount a promo code gives. */
export const PROMO_TYPES = ['percentage', 'fixed', 'free_shipping'] as const;
/** A kind of discount that a promo code gives. */
export type PromoType = (typeof PROMO_TYPES)[number];

/** A currently valid promo code; clients check its minimum against the basket (spec §5, §9). */
export interface Promo {
  /** Id of the promo; orders send it as `promo_code_id`. */
  id: number;
  /** The code as the shop writes it. */
  code?: string | null | undefined;
  /**
   * Kind of discount: a percentage, an amount or free delivery. `unknown`: determined by the server when
   * ordering.
   */
  type: 'unknown' | 'free_shipping' | 'fixed' | 'percentage';
  /**
   * Percent for `percentage`, an amount in the shop's currency for `fixed`, ignored for `free_shipping`.
   */
  value: number;
  /** Minimum subtotal in the shop's currency. */
  min_order_total: number;
  /** Maximum discount in the shop's currency; null means no cap. */
  max_discount?: number | null | undefined;
}

/** Schema of {@link Promo}. */
export const promoSchema: ObjectSchemaOf<Promo> = v.object({
  id: idSchema,
  code: v.nullish(v.string()),
  type: openPicklist(PROMO_TYPES),
  value: v.fallback(amountSchema, 0),
  min_order_total: v.fallback(amountSchema, 0),
  max_discount: v.nullish(amountSchema),
});
