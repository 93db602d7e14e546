import * as v from 'valibot';
import type { ObjectSchemaOf } from './object-schema';
import { amountSchema, idSchema } from './primitives';

/** All totals of an order, in the shop's currency (spec §9). */
export interface OrderTotals {
  /** Sum of unit prices times quantities, in the shop's currency. */
  subtotal: number;
  /** Promo discount in the shop's currency. */
  coupon_discount: number;
  /** Shipping fee in the shop's currency; 0 when delivery is free. */
  shipping_fee: number;
  /** VAT on the subtotal minus the coupon discount, in the shop's currency. */
  tax: number;
  /** Total the visitor pays, in the shop's currency. */
  total: number;
}

/** Schema of {@link OrderTotals}. */
export const orderTotalsSchema: ObjectSchemaOf<OrderTotals, OrderTotals> = v.object({
  subtotal: amountSchema,
  coupon_discount: amountSchema,
  shipping_fee: amountSchema,
  tax: amountSchema,
  total: amountSchema,
});

/** The totals a visitor saw and confirmed by placing an order. */
export interface ConfirmedTotals extends OrderTotals {
  /** ISO 4217 code of the currency the amounts were shown in. */
  currency: string;
}

/** Schema of {@link ConfirmedTotals}. */
export const confirmedTotalsSchema: ObjectSchemaOf<ConfirmedTotals, ConfirmedTotals> = v.object({
  ...orderTotalsSchema.entries,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

/** Response to placing an order. The spec's client ignores it; ours shows number and total. */
export interface OrderReceipt extends OrderTotals {
  /** Id of the order. */
  id: number;
  /** Human-readable order number, e.g. `48271-93045`. */
  number: string;
}

/** Schema of {@link OrderReceipt}. */
export const orderReceiptSchema: ObjectSchemaOf<OrderReceipt> = v.object({
  id: idSchema,
  number: v.string(),
  ...orderTotalsSchema.entries,
});
