import * as v from 'valibot';
import { MAX_TYPED_PHONE, nameSchema, notesSchema, optionalEmailSchema } from './lead';
import { limitedText } from './limited-text';
import { MAX_LINES } from './limits';
import type { InputSchemaOf } from './object-schema';
import { type ConfirmedTotals, confirmedTotalsSchema } from './order-receipt';
import { cleanName } from './person-name';
import { phoneProofSchema } from './phone-verification';
import { amountSchema, idSchema, percentSchema } from './primitives';
import { type Customization, customizationSchema, quantitySchema } from './quote-request';

const addressText = v.optional(v.nullable(v.pipe(limitedText(300), v.transform(cleanName))), '');

/** A number that received a code, so that its length is that of its country. */
const verifiedPhoneSchema = v.pipe(limitedText(MAX_TYPED_PHONE), v.regex(/^\+?[\d\s()-]{4,24}$/));

/** Delivery address of an order (spec §3). */
export interface Address {
  /** Country id from `map.get`. */
  country_id: number;
  /** Governorate id; must belong to the country. */
  governorate_id: number;
  /** Zone id; must belong to the governorate. Determines the shipping fee. */
  zone_id: number;
  /** Nearest landmark. */
  landmark?: string | null | undefined;
  /** Street. */
  street?: string | null | undefined;
  /** Number or name of the building. */
  building?: string | null | undefined;
  /** Floor. */
  floor?: string | null | undefined;
  /** Apartment. */
  flat?: string | null | undefined;
}

const addressFields = v.object({
  country_id: idSchema,
  governorate_id: idSchema,
  zone_id: idSchema,
  landmark: addressText,
  street: addressText,
  building: addressText,
  floor: addressText,
  flat: addressText,
});
/** Schema of {@link Address}. */
export const addressSchema: InputSchemaOf<Address, typeof addressFields> = addressFields;

/**
 * A line of an order. Price and discount are those shown to the visitor; the server rejects the order if they differ
 * from its own.
 */
export interface OrderLine {
  /** Product id. */
  item_id: number;
  /** Quantity, 1 to 999. */
  quantity: number;
  /** Price before discount, in the shop's currency, as shown to the visitor. */
  price: number;
  /** Discount in percent, as shown to the visitor; 0 without a discount. */
  discount: number;
  /**
   * Must be absent or empty: a customised piece has no price until it is quoted (`requests.create`), so it
   * is rejected.
   */
  customization?: Customization | null | undefined;
}

const orderLineFields = v.object({
  item_id: idSchema,
  quantity: quantitySchema,
  price: amountSchema,
  discount: percentSchema,
  customization: v.nullish(customizationSchema),
});
/** Schema of {@link OrderLine}. */
export const orderLineSchema: InputSchemaOf<OrderLine, typeof orderLineFields> = orderLineFields;

/** An order, paid in cash on delivery. */
export interface OrderRequest {
  /** The customer. */
  lead: {
    /** Id of the person recognised by `otp.verify`. */
    id?: number | null | undefined;
    /** Full name. */
    name: string;
    /** E-mail address, if given. */
    email?: string | null | undefined;
    /** The verified phone number, national or with country code. */
    phone: string;
  };
  /** Proof returned by `otp.verify` for this phone; the reference API rejects orders without it. */
  phone_proof?: string | null | undefined;
  /** Delivery address. */
  address: Address;
  /** The ordered lines; lines of the same product are merged. */
  cart: OrderLine[];
  /** Notes for the delivery. */
  notes?: string | null | undefined;
  /** The setting `tax_rate` when `allow_tax_rate` is true, else 0; 0.15 is 15 % (spec §9). */
  tax_rate: number;
  /** Shipping fee in the shop's currency, as shown to the visitor. */
  shipping_fee: number;
  /** Id of a promo from `promos.verify`. */
  promo_code_id?: number | null | undefined;
  /**
   * The totals as shown to the visitor. If any of them differs from the server's, by a minor unit or in the
   * visitor's favour, the order is rejected with `price_changed`. Without them only `cart`, `tax_rate` and
   * `shipping_fee` are compared: a promo changed after it was applied then changes the total without
   * asking.
   */
  totals?: ConfirmedTotals | null | undefined;
}

const orderRequestFields = v.object({
  lead: v.object({
    id: v.nullish(idSchema),
    name: nameSchema,
    email: optionalEmailSchema,
    phone: verifiedPhoneSchema,
  }),
  phone_proof: v.nullish(phoneProofSchema),
  address: addressSchema,
  cart: v.pipe(v.array(orderLineSchema), v.minLength(1), v.maxLength(MAX_LINES)),
  notes: v.optional(v.nullable(notesSchema), ''),
  tax_rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  shipping_fee: amountSchema,
  promo_code_id: v.nullish(idSchema),
  totals: v.nullish(confirmedTotalsSchema),
});
/** Schema of {@link OrderRequest}. */
export const orderRequestSchema: InputSchemaOf<OrderRequest, typeof orderRequestFields> = orderRequestFields;
