import * as v from 'valibot';
import { nameSchema, notesSchema, optionalEmailSchema, phoneSchema } from './lead';
import { MAX_LINES } from './limits';
import { phoneProofSchema } from './phone-verification';
import { amountSchema, idSchema, percentSchema } from './primitives';
import { quantitySchema } from './quote-request';

const addressText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300))), '');

/** `flat` is the apartment (spec §3). */
export const addressSchema = v.object({
  country_id: idSchema,
  governorate_id: idSchema,
  zone_id: idSchema,
  landmark: addressText,
  street: addressText,
  building: addressText,
  floor: addressText,
  flat: addressText,
});
export type Address = v.InferInput<typeof addressSchema>;

/** Price and discount are what the visitor was shown; the server charges its own numbers or refuses. */
export const orderLineSchema = v.object({
  item_id: idSchema,
  quantity: quantitySchema,
  price: amountSchema,
  discount: percentSchema,
});
export type OrderLine = v.InferInput<typeof orderLineSchema>;

export const orderRequestSchema = v.object({
  lead: v.object({
    id: v.nullish(idSchema),
    name: nameSchema,
    email: optionalEmailSchema,
    /** National digits of the verified phone, or with country code. */
    phone: phoneSchema,
  }),
  /** From `otp.verify` of this phone; without it the reference API rejects the order. */
  phone_proof: v.nullish(phoneProofSchema),
  address: addressSchema,
  cart: v.pipe(v.array(orderLineSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  notes: v.optional(v.nullable(notesSchema), ''),
  /** 0.15 when `allow_tax_rate`, else 0 (spec §9). */
  tax_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  shipping_fee: amountSchema,
  promo_code_id: v.nullish(idSchema),
});
export type OrderRequest = v.InferInput<typeof orderRequestSchema>;
