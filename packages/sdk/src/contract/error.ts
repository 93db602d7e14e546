import * as v from 'valibot';
import { orderTotalsSchema } from './order-receipt';
import { amountSchema, idSchema, percentSchema } from './primitives';

/** Codes a program can rely on; a backend may have more. */
export const ERROR_CODES = [
  'not_found',
  'validation_failed',
  'malformed_body',
  'payload_too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'unauthorized',
  'rate_limited',
  'price_changed',
  'item_unavailable',
  'phone_not_verified',
  'phone_proof_used_up',
  'promo_not_found',
  'promo_not_started',
  'promo_expired',
  'promo_below_minimum',
  'promo_usage_limit',
  'otp_too_soon',
  'otp_wrong',
  'otp_expired',
  'otp_too_many_tries',
  'status_not_allowed',
  'idempotency_key_reused',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every failure; `message` is for visitors, in the language of `Accept-Language`. */
export const errorBodySchema = v.object({
  /** What went wrong, for visitors, in the language of `Accept-Language`. */
  message: v.string(),
  /** What went wrong, for programs; a backend may have codes of its own. */
  code: v.string(),
  /** The invalid fields. */
  errors: v.optional(
    v.array(
      v.object({
        /** Path of the field, e.g. `lead.email`. */
        path: v.string(),
        /** What is wrong with it, in the language of `Accept-Language`. */
        message: v.string(),
      }),
    ),
  ),
});
export interface ErrorBody extends v.InferOutput<typeof errorBodySchema> {}

/** 409 `price_changed`: the numbers that hold now, so that the visitor can confirm again. */
export const priceChangedBodySchema = v.object({
  ...errorBodySchema.entries,
  /** Always `price_changed`. */
  code: v.literal('price_changed'),
  /** The numbers that hold now. */
  fresh: v.object({
    /** Price and discount of each ordered product. */
    cart: v.array(
      v.object({
        /** Product, by id. */
        item_id: idSchema,
        /** SAR before discount. */
        price: amountSchema,
        /** The percentage that counts: 0 when the product allows no discount. */
        discount: percentSchema,
      }),
    ),
    /** 0.15 for 15 %; 0 when VAT isn't charged. */
    tax_rate: v.number(),
    /** What the order would cost now. */
    totals: orderTotalsSchema,
  }),
});
export interface PriceChangedBody extends v.InferOutput<typeof priceChangedBodySchema> {}
