import * as v from 'valibot';
import { amountSchema, idSchema } from './primitives';

/** Every figure of an order in SAR (spec §9). */
export const orderTotalsSchema = v.object({
  subtotal: amountSchema,
  coupon_discount: amountSchema,
  shipping_fee: amountSchema,
  tax: amountSchema,
  total: amountSchema,
});
export type OrderTotals = v.InferOutput<typeof orderTotalsSchema>;

/** What a placed order answers; the spec's client doesn't read it, ours shows number and total. */
export const orderReceiptSchema = v.object({
  id: idSchema,
  number: v.string(),
  ...orderTotalsSchema.entries,
});
export type OrderReceipt = v.InferOutput<typeof orderReceiptSchema>;
