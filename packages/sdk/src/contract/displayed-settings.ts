import * as v from 'valibot';
import { DEFAULT_TAX_RATE, DEFAULT_TIME_ZONE } from './limits';
import { bilingual, flagSchema, optionalTextSchema } from './primitives';

/** The contact details that widgets show. */
const displayedContact = {
  /** Phone number with country code. */
  phone: optionalTextSchema,
  /** WhatsApp number with country code. */
  whatsapp: optionalTextSchema,
  /** E-mail address. */
  email: optionalTextSchema,
  ...bilingual('address'),
};

/** How to contact the shop. */
export const contactSchema = v.object({ ...displayedContact, ...bilingual('hours') });
export interface Contact extends v.InferOutput<typeof contactSchema> {}

/** A range of days, inclusive. */
export const dayRangeSchema = v.object({
  /** Minimum number of days. */
  min: v.number(),
  /** Maximum number of days. */
  max: v.number(),
});
export interface DayRange extends v.InferOutput<typeof dayRangeSchema> {}

const days = v.fallback(v.nullish(dayRangeSchema), null);

/** Delivery times. Missing ones default to those of spec §2 and §9. */
export const deliveryTimesSchema = v.object({
  /** Pieces made or changed to order. */
  custom: days,
  /** Ready-made pieces. */
  ready: days,
  /** Pieces of an accessories category. */
  accessories: days,
  /** A whole order without made-to-order pieces, as shown at checkout. */
  checkout: days,
});
export interface DeliveryTimes extends v.InferOutput<typeof deliveryTimesSchema> {}

/** The settings that affect what widgets show. */
export const displayedSettings = {
  /** ISO 4217 code of all prices. */
  currency: v.fallback(v.string(), 'SAR'),
  /**
   * Whether prices show the currency's symbol or its ISO code. Only SAR has a symbol. Not in the spec; defaults to the
   * symbol.
   */
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  /** Whether VAT is charged (spec §9). */
  allow_tax_rate: flagSchema,
  /** VAT rate as a fraction, charged when `allow_tax_rate` is true. Defaults to 0.15, i.e. 15 % (spec §9). */
  tax_rate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_TAX_RATE),
  /** How long deliveries take, in days. */
  delivery_times: v.nullish(deliveryTimesSchema),
  /** Whether all deliveries are free. */
  free_shipping: flagSchema,
  /** Whether prices are shown including VAT. */
  display_prices_with_tax: flagSchema,
  /** IANA name of the shop's time zone, e.g. `Asia/Riyadh`, in which its days begin and end. */
  time_zone: v.fallback(v.string(), DEFAULT_TIME_ZONE),
  /** Mirrors banner images in Arabic when their text is on one side. */
  mirror_ad_images_in_rtl: v.fallback(v.boolean(), true),
  /** Whether the shop has terms and conditions, which checkout asks visitors to agree to. Defaults to true (spec §5). */
  has_terms: v.fallback(v.boolean(), true),
};

/** The settings read by pages that only show widgets; bundlers drop the schemas of all others. */
export const displayedSettingsSchema = v.object({
  ...displayedSettings,
  /** How to contact the shop; its opening hours are shown only on the contact page. */
  contact: v.nullish(v.object(displayedContact)),
  /** The shop's theme as received; `readTheme` validates it. */
  theme: v.nullish(v.unknown()),
});
export interface DisplayedSettings extends v.InferOutput<typeof displayedSettingsSchema> {}
