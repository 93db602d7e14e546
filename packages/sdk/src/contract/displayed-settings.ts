import * as v from 'valibot';
import { DEFAULT_TAX_RATE } from './limits';
import { bilingual, flagSchema } from './primitives';

/** How the shop is reached. */
export const contactSchema = v.object({
  /** Phone number with country code. */
  phone: v.nullish(v.string()),
  /** WhatsApp number with country code. */
  whatsapp: v.nullish(v.string()),
  /** E-mail address. */
  email: v.nullish(v.string()),
  ...bilingual('address'),
});
export interface Contact extends v.InferOutput<typeof contactSchema> {}

/** A span of days, both ends included. */
export const dayRangeSchema = v.object({
  /** The fewest days. */
  min: v.number(),
  /** The most days. */
  max: v.number(),
});
export interface DayRange extends v.InferOutput<typeof dayRangeSchema> {}

const days = v.fallback(v.nullish(dayRangeSchema), null);

/** How long deliveries take; what is missing takes as long as spec §2 and §9 say. */
export const deliveryTimesSchema = v.object({
  /** Pieces made or changed to order. */
  custom: days,
  /** Pieces that are ready-made. */
  ready: days,
  /** Pieces of an accessories category. */
  accessories: days,
  /** A whole order without made-to-order pieces, as checkout promises it. */
  checkout: days,
});
export interface DeliveryTimes extends v.InferOutput<typeof deliveryTimesSchema> {}

/** The settings that widgets show something by. */
export const displayedSettings = {
  /** ISO 4217 code of all prices. */
  currency: v.fallback(v.string(), 'SAR'),
  /** Whether prices carry the riyal sign or the currency's code; only SAR has a sign. The spec leaves it open, the sign is the default. */
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  /** Whether VAT is charged (spec §9). */
  allow_tax_rate: flagSchema,
  /** The share of VAT that is charged when `allow_tax_rate`: 0.15 is 15 %, the default (spec §9). */
  tax_rate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_TAX_RATE),
  /** How long deliveries take, in days. */
  delivery_times: v.nullish(deliveryTimesSchema),
  /** Whether all deliveries are free. */
  free_shipping: flagSchema,
  /** Shows prices with VAT already in them. */
  display_prices_with_tax: flagSchema,
  /** Mirrors banner pictures in Arabic when their text stands to one side. */
  mirror_ad_images_in_rtl: v.fallback(v.boolean(), true),
  /** How the shop is reached. */
  contact: v.nullish(contactSchema),
};

/** What a page that only shows widgets reads of the settings: the rest is left out of its bundle. */
export const displayedSettingsSchema = v.object({
  ...displayedSettings,
  /** Looks of the shop's own, as they are sent: `readTheme` checks them. */
  theme: v.nullish(v.unknown()),
});
export interface DisplayedSettings extends v.InferOutput<typeof displayedSettingsSchema> {}
