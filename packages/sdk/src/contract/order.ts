import * as v from 'valibot';
import { nameSchema, notesSchema, optionalEmailSchema } from './lead';
import { MAX_LINES } from './limits';
import { confirmedTotalsSchema } from './order-receipt';
import { phoneProofSchema } from './phone-verification';
import { amountSchema, idSchema, percentSchema } from './primitives';
import { customizationSchema, quantitySchema } from './quote-request';

const addressText = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300))), '');

/** Of a number that received a code: its length is that of its country. */
const verifiedPhoneSchema = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s()-]{4,24}$/));

/** Delivery address of an order (spec §3). */
export const addressSchema = v.object({
  /** Country id from `map.get`. */
  country_id: idSchema,
  /** Governorate id; must belong to the country. */
  governorate_id: idSchema,
  /** Zone id; must belong to the governorate. Determines the shipping fee. */
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

/**
 * A line of an order. Price and discount are those shown to the visitor; the server rejects the order if they differ
 * from its own.
 */
export const orderLineSchema = v.object({
  /** Product id. */
  item_id: idSchema,
  /** Quantity, 1 to 999. */
  quantity: quantitySchema,
  /** Price before discount, in the shop's currency, as shown to the visitor. */
  price: amountSchema,
  /** Discount in percent, as shown to the visitor; 0 without a discount. */
  discount: percentSchema,
  /**
   * Must be absent or empty: a customised piece has no price until it is quoted (`requests.create`), so it is rejected.
   */
  customization: v.nullish(customizationSchema),
});
export interface OrderLine extends v.InferInput<typeof orderLineSchema> {}

/** An order, paid in cash on delivery. */
export const orderRequestSchema = v.object({
  /** The customer. */
  lead: v.object({
    /** Id of the person recognised by `otp.verify`. */
    id: v.nullish(idSchema),
    /** Full name. */
    name: nameSchema,
    /** E-mail address, if given. */
    email: optionalEmailSchema,
    /** The verified phone number, national or with country code. */
    phone: verifiedPhoneSchema,
  }),
  /** Proof returned by `otp.verify` for this phone; the reference API rejects orders without it. */
  phone_proof: v.nullish(phoneProofSchema),
  /** Delivery address. */
  address: addressSchema,
  /** The ordered lines; lines of the same product are merged. */
  cart: v.pipe(v.array(orderLineSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  /** Notes for the delivery. */
  notes: v.optional(v.nullable(notesSchema), ''),
  /** The setting `tax_rate` when `allow_tax_rate` is true, else 0; 0.15 is 15 % (spec §9). */
  tax_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Shipping fee in the shop's currency, as shown to the visitor. */
  shipping_fee: amountSchema,
  /** Id of a promo from `promos.verify`. */
  promo_code_id: v.nullish(idSchema),
  /**
   * The totals as shown to the visitor. If any of them differs from the server's, by a minor unit or in the visitor's
   * favour, the order is rejected with `price_changed`. Without them only `cart`, `tax_rate` and `shipping_fee` are
   * compared: a promo changed after it was applied then changes the total without asking.
   */
  totals: v.nullish(confirmedTotalsSchema),
});
export interface OrderRequest extends v.InferInput<typeof orderRequestSchema> {}
