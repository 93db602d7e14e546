import * as v from 'valibot';
import { amountSchema, idSchema } from './primitives';

/** A promo code that may be used now; its minimum is checked against the basket (spec §5, §9). */
export const promoSchema = v.object({
  id: idSchema,
  code: v.nullish(v.string()),
  type: v.picklist(['percentage', 'fixed', 'free_shipping']),
  /** Percent for `percentage`, SAR for `fixed`, ignored for `free_shipping`. */
  value: v.fallback(amountSchema, 0),
  min_order_total: v.fallback(amountSchema, 0),
  /** SAR; null means no cap. */
  max_discount: v.nullish(amountSchema),
});
export type Promo = v.InferOutput<typeof promoSchema>;
