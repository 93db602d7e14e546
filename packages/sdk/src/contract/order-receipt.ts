import * as v from 'valibot';
import { amountSchema, idSchema } from './primitives';

/** All totals of an order, in the shop's currency (spec §9). */
export const orderTotalsSchema = v.object({
  /** Sum of unit prices times quantities, in the shop's currency. */
  subtotal: amountSchema,
  /** Promo discount in the shop's currency. */
  coupon_discount: amountSchema,
  /** Shipping fee in the shop's currency; 0 when delivery is free. */
  shipping_fee: amountSchema,
  /** VAT on the subtotal minus the coupon discount, in the shop's currency. */
  tax: amountSchema,
  /** Total the visitor pays, in the shop's currency. */
  total: amountSchema,
});
export interface OrderTotals extends v.InferOutput<typeof orderTotalsSchema> {}

/** The totals a visitor saw and confirmed by placing an order. */
export const confirmedTotalsSchema = v.object({
  ...orderTotalsSchema.entries,
  /** ISO 4217 code of the currency the amounts were shown in. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
export interface ConfirmedTotals extends v.InferOutput<typeof confirmedTotalsSchema> {}

/** Response to placing an order. The spec's client ignores it; ours shows number and total. */
export const orderReceiptSchema = v.object({
  /** Id of the order. */
  id: idSchema,
  /** Human-readable order number, e.g. `48271-93045`. */
  number: v.string(),
  ...orderTotalsSchema.entries,
});
export interface OrderReceipt extends v.InferOutput<typeof orderReceiptSchema> {}
