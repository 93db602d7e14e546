import * as v from 'valibot';
import type { ObjectSchemaOf } from './object-schema';
import { type OrderTotals, orderTotalsSchema } from './order-receipt';
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
  'challenge_required',
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
/** An error code that clients can rely on. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every error response. */
export interface ErrorBody {
  /** Machine-readable error code; a backend may define its own. */
  code: string;
  /** A message for visitors, in the language of `Accept-Language`. */
  message: string;
  /** The invalid fields. */
  errors?:
    | {
        /** Path of the field, e.g. `lead.email`. */
        path: string;
        /** Why it is invalid, in the language of `Accept-Language`. */
        message: string;
      }[]
    | undefined;
}

/** Schema of {@link ErrorBody}. */
export const errorBodySchema: ObjectSchemaOf<ErrorBody> = v.object({
  message: v.string(),
  code: v.string(),
  errors: v.optional(
    v.array(
      v.object({
        path: v.string(),
        message: v.string(),
      }),
    ),
  ),
});

/** Body of 409 `price_changed`, with the current figures for the visitor to confirm. */
export interface PriceChangedBody extends ErrorBody {
  /** Always `price_changed`. */
  code: 'price_changed';
  /** The current figures. */
  fresh: {
    /** Price and discount of each ordered product. */
    cart: {
      /** Product id. */
      item_id: number;
      /** In the shop's currency, before discount. */
      price: number;
      /** Effective discount in percent: 0 when the product allows none. */
      discount: number;
    }[];
    /** VAT rate: 0.15 for 15 %; 0 when VAT isn't charged. */
    tax_rate: number;
    /** The order's current totals. */
    totals: OrderTotals;
    /** ISO 4217 code of the shop's currency; older servers omit it. */
    currency?: string | undefined;
  };
}

/** Schema of {@link PriceChangedBody}. */
export const priceChangedBodySchema: ObjectSchemaOf<PriceChangedBody> = v.object({
  ...errorBodySchema.entries,
  code: v.literal('price_changed'),
  fresh: v.object({
    cart: v.array(
      v.object({
        item_id: idSchema,
        price: amountSchema,
        discount: percentSchema,
      }),
    ),
    tax_rate: v.number(),
    totals: orderTotalsSchema,
    currency: v.optional(v.string()),
  }),
});
