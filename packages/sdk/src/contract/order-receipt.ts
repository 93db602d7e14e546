import * as v from 'valibot';
import { amountSchema, idSchema } from './primitives';

/** Every figure of an order in SAR (spec §9). */
export const orderTotalsSchema = v.object({
  /** SAR: unit prices times quantities. */
  subtotal: amountSchema,
  /** SAR off by the promo. */
  coupon_discount: amountSchema,
  /** SAR; 0 when delivery is free. */
  shipping_fee: amountSchema,
  /** SAR of VAT on the subtotal minus the coupon discount. */
  tax: amountSchema,
  /** SAR the visitor pays. */
  total: amountSchema,
});
export interface OrderTotals extends v.InferOutput<typeof orderTotalsSchema> {}

/** What a placed order answers; the spec's client doesn't read it, ours shows number and total. */
export const orderReceiptSchema = v.object({
  /** Id of the order. */
  id: idSchema,
  /** What people call the order by, e.g. `48271-93045`. */
  number: v.string(),
  ...orderTotalsSchema.entries,
});
export interface OrderReceipt extends v.InferOutput<typeof orderReceiptSchema> {}
