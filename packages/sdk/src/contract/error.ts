import * as v from 'valibot';
import { orderTotalsSchema } from './order-receipt';
import { amountSchema, idSchema, percentSchema } from './primitives';

/** Error codes clients can rely on; a backend may have more. */
export const ERROR_CODES = [
  'not_found',
  'validation_failed',
  'malformed_body',
  'payload_too_large',
  'unsupported_media_type',
  'method_not_allowed',
  'unauthorized',
  'origin_not_allowed',
  'scope_missing',
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
  'maintenance',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every error response. */
export const errorBodySchema = v.object({
  /** What went wrong, for visitors, in the language of `Accept-Language`. */
  message: v.string(),
  /** Machine-readable error code; a backend may define its own. */
  code: v.string(),
  /** The invalid fields. */
  errors: v.optional(
    v.array(
      v.object({
        /** Path of the field, e.g. `lead.email`. */
        path: v.string(),
        /** Why it is invalid, in the language of `Accept-Language`. */
        message: v.string(),
      }),
    ),
  ),
});
export interface ErrorBody extends v.InferOutput<typeof errorBodySchema> {}

/** Body of 409 `price_changed`, with the current figures for the visitor to confirm. */
export const priceChangedBodySchema = v.object({
  ...errorBodySchema.entries,
  /** Always `price_changed`. */
  code: v.literal('price_changed'),
  /** The current figures. */
  fresh: v.object({
    /** Price and discount of each ordered product. */
    cart: v.array(
      v.object({
        /** Product id. */
        item_id: idSchema,
        /** In the shop's currency, before discount. */
        price: amountSchema,
        /** Effective discount in percent: 0 when the product allows none. */
        discount: percentSchema,
      }),
    ),
    /** VAT rate: 0.15 for 15 %; 0 when VAT isn't charged. */
    tax_rate: v.number(),
    /** The order's current totals. */
    totals: orderTotalsSchema,
    /** ISO 4217 code of the shop's currency; older servers omit it. */
    currency: v.optional(v.string()),
  }),
});
export interface PriceChangedBody extends v.InferOutput<typeof priceChangedBodySchema> {}
