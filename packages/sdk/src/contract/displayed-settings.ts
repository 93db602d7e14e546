import * as v from 'valibot';
import { DEFAULT_TAX_RATE, DEFAULT_TIME_ZONE } from './limits';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, flagSchema, optionalTextSchema } from './primitives';

/** The contact details that widgets show. */
const displayedContact = {
  phone: optionalTextSchema,
  whatsapp: optionalTextSchema,
  email: optionalTextSchema,
  ...bilingual('address'),
};

/** Addresses and numbers to contact the shop. */
export interface Contact {
  /** Phone number with country code. */
  phone?: string | null | undefined;
  /** WhatsApp number with country code. */
  whatsapp?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Address in English. */
  address_en: string;
  /** Address in Arabic. */
  address_ar: string;
  /** Hours in English. */
  hours_en: string;
  /** Hours in Arabic. */
  hours_ar: string;
}

/** Schema of {@link Contact}. */
export const contactSchema: ObjectSchemaOf<Contact> = v.object({
  ...displayedContact,
  ...bilingual('hours'),
});

/** A range of days, inclusive. */
export interface DayRange {
  /** Minimum number of days. */
  min: number;
  /** Maximum number of days. */
  max: number;
}

/** Schema of {@link DayRange}. */
export const dayRangeSchema: ObjectSchemaOf<DayRange> = v.object({
  min: v.number(),
  max: v.number(),
});

const days = v.fallback(v.nullish(dayRangeSchema), null);

/** Delivery times. Missing ones have defaults (spec §2 and §9). */
export interface DeliveryTimes {
  /** Pieces made or changed to order. */
  custom?: DayRange | null | undefined;
  /** Ready-made pieces. */
  ready?: DayRange | null | undefined;
  /** Pieces of an accessories category. */
  accessories?: DayRange | null | undefined;
  /** A whole order without made-to-order pieces, as shown at checkout. */
  checkout?: DayRange | null | undefined;
}

/** Schema of {@link DeliveryTimes}. */
export const deliveryTimesSchema: ObjectSchemaOf<DeliveryTimes> = v.object({
  custom: days,
  ready: days,
  accessories: days,
  checkout: days,
});

/** The settings that affect what widgets show. */
export const displayedSettings = {
  currency: v.fallback(v.string(), 'SAR'),
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  allow_tax_rate: flagSchema,
  tax_rate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_TAX_RATE),
  delivery_times: v.nullish(deliveryTimesSchema),
  free_shipping: flagSchema,
  display_prices_with_tax: flagSchema,
  time_zone: v.fallback(v.string(), DEFAULT_TIME_ZONE),
  mirror_ad_images_in_rtl: v.fallback(v.boolean(), true),
  has_terms: v.fallback(v.boolean(), true),
};

/** The settings that prices, deliveries and dates depend on: part of {@link DisplayedSettings} and of all settings. */
export interface TradeSettings {
  /** ISO 4217 code of all prices. */
  currency: string;
  /**
   * Whether prices show the currency's symbol or its ISO code. Only SAR has a symbol. Not in the spec;
   * defaults to the symbol.
   */
  currency_display: 'symbol' | 'code';
  /** Whether VAT is charged (spec §9). */
  allow_tax_rate: boolean;
  /**
   * VAT rate as a fraction, charged when `allow_tax_rate` is true. Defaults to 0.15, i.e. 15 % (spec §9).
   */
  tax_rate: number;
  /** Durations of deliveries, in days. */
  delivery_times?: DeliveryTimes | null | undefined;
  /** Whether all deliveries are free. */
  free_shipping: boolean;
  /** Whether prices are shown including VAT. */
  display_prices_with_tax: boolean;
  /** IANA name of the shop's time zone, e.g. `Asia/Riyadh`, in which its days begin and end. */
  time_zone: string;
  /** Mirrors banner images in Arabic when their text is on one side. */
  mirror_ad_images_in_rtl: boolean;
  /**
   * Whether the shop has terms and conditions, which checkout asks visitors to agree to. Defaults to true
   * (spec §5).
   */
  has_terms: boolean;
}

/** The settings read by pages that only show widgets; bundlers drop the schemas of all others. */
export interface DisplayedSettings extends TradeSettings {
  /** Addresses and numbers to contact the shop; its opening hours are shown only on the contact page. */
  contact?:
    | {
        /** Phone number with country code. */
        phone?: string | null | undefined;
        /** WhatsApp number with country code. */
        whatsapp?: string | null | undefined;
        /** E-mail address. */
        email?: string | null | undefined;
        /** Address in English. */
        address_en: string;
        /** Address in Arabic. */
        address_ar: string;
      }
    | null
    | undefined;
  /** The shop's theme as received; `readTheme` validates it. */
  theme?: unknown;
}

/** Schema of {@link DisplayedSettings}. */
export const displayedSettingsSchema: ObjectSchemaOf<DisplayedSettings> = v.object({
  ...displayedSettings,
  contact: v.nullish(v.object(displayedContact)),
  theme: v.nullish(v.unknown()),
});
