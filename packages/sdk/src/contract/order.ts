import * as v from 'valibot';
import { nameSchema, notesSchema, optionalEmailSchema, phoneSchema } from './lead';
import { MAX_LINES } from './limits';
import { phoneProofSchema } from './phone-verification';
import { amountSchema, idSchema, percentSchema } from './primitives';
import { customizationSchema, quantitySchema } from './quote-request';

const addressText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300))), '');

/** Where an order is delivered to (spec §3). */
export const addressSchema = v.object({
  /** Country, by its id in `map.get`. */
  country_id: idSchema,
  /** Governorate of the country. */
  governorate_id: idSchema,
  /** Zone of the governorate; it decides the fee. */
  zone_id: idSchema,
  /** Nearest landmark. */
  landmark: addressText,
  /** Street. */
  street: addressText,
  /** Number or name of the building. */
  building: addressText,
  /** Floor. */
  floor: addressText,
  /** Apartment. */
  flat: addressText,
});
export interface Address extends v.InferInput<typeof addressSchema> {}

/** Price and discount are what the visitor was shown; the server charges its own numbers or refuses. */
export const orderLineSchema = v.object({
  /** Product, by id. */
  item_id: idSchema,
  /** How many, 1 to 999. */
  quantity: quantitySchema,
  /** SAR before discount, as shown to the visitor. */
  price: amountSchema,
  /** Percent that was shown; 0 without a discount. */
  discount: percentSchema,
  /** Nothing may be changed: a customised piece has no price before it is quoted (`requests.create`), and is rejected. */
  customization: v.nullish(customizationSchema),
});
export interface OrderLine extends v.InferInput<typeof orderLineSchema> {}

/** An order, paid in cash on delivery. */
export const orderRequestSchema = v.object({
  /** Who orders. */
  lead: v.object({
    /** Id of the person `otp.verify` recognised. */
    id: v.nullish(idSchema),
    /** Full name. */
    name: nameSchema,
    /** E-mail address, if given. */
    email: optionalEmailSchema,
    /** National digits of the verified phone, or with country code. */
    phone: phoneSchema,
  }),
  /** From `otp.verify` of this phone; without it the reference API rejects the order. */
  phone_proof: v.nullish(phoneProofSchema),
  /** Where it is delivered to. */
  address: addressSchema,
  /** What is ordered; lines of one product are merged. */
  cart: v.pipe(v.array(orderLineSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  /** Notes for the delivery. */
  notes: v.optional(v.nullable(notesSchema), ''),
  /** The setting `tax_rate` when `allow_tax_rate`, else 0: 0.15 is 15 % (spec §9). */
  tax_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** SAR, as shown to the visitor. */
  shipping_fee: amountSchema,
  /** Id of a promo from `promos.verify`. */
  promo_code_id: v.nullish(idSchema),
});
export interface OrderRequest extends v.InferInput<typeof orderRequestSchema> {}
