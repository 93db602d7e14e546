import * as v from 'valibot';
import { aboutSchema } from './about';
import { filesPathField, pictureField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
import { DEFAULT_TAX_RATE, MAX_DELIVERY_DAYS } from './limits';
import { bilingual, flagSchema } from './primitives';
import { themeSchema } from './theme';

/** A link of the footer. */
const linkSchema = v.object({
  ...bilingual('name'),
  /** Where it leads. */
  href: requiredAddress,
});

/** A column of links in the footer. */
export const footerGroupSchema = v.object({
  ...bilingual('name'),
  /** Its links. */
  links: v.optional(lenientArray(linkSchema), []),
});
export interface FooterGroup extends v.InferOutput<typeof footerGroupSchema> {}

/** A social network of the shop. */
export const socialSchema = v.object({
  /** The network, e.g. `instagram`. */
  name: v.string(),
  /** The shop's page there. */
  href: requiredAddress,
});
export interface Social extends v.InferOutput<typeof socialSchema> {}

/** The shop's brand. */
export const brandSchema = v.object({
  ...bilingual('name'),
  /** Short name in Latin letters, for files and keys. */
  slug: v.fallback(v.string(), ''),
  ...bilingual('tagline'),
});
export interface Brand extends v.InferOutput<typeof brandSchema> {}

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
  min: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELIVERY_DAYS)),
  /** The most days. */
  max: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELIVERY_DAYS)),
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

/**
 * Shop settings (spec §3). A response may hold only the groups asked for, so every field has a value that
 * stands for "not sent".
 */
export const settingsSchema = v.object({
  /** The shop's brand. */
  brand: v.nullish(brandSchema),
  /** Address of the logo picture; without one the mark and the brand's name are drawn. */
  logo_url: pictureField,
  /** Address of the logo picture on Arabic pages, where it is another one. */
  logo_url_ar: pictureField,
  /** Address of the picture beside the page's title in the browser: SVG or PNG. */
  icon_url: pictureField,
  /** Colours and typefaces of the shop's own; what is missing looks as designed. */
  theme: v.fallback(v.nullish(themeSchema), null),
  /** ISO 4217 code of all prices. */
  currency: v.fallback(v.string(), 'SAR'),
  /** Whether prices carry the riyal sign or the currency's code; only SAR has a sign. The spec leaves it open, the sign is the default. */
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  /** Whether the shop is closed to all but staff. */
  maintenance_mode: flagSchema,
  /** Where relative addresses of files begin. */
  files_path: filesPathField,
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
  /** Id of the shop's Google Tag Manager container. */
  tag_manager_id: v.nullish(v.string()),
  /** Whether the tag manager waits for the visitor's consent; false only where the law asks for none. */
  consent_required: v.fallback(v.boolean(), true),
  /** Columns of links in the footer. */
  footer_links: v.optional(lenientArray(footerGroupSchema), []),
  ...bilingual('footer_text'),
  /** Who made the site, the last words of the footer in English; empty shows none, missing the words of spec §2. */
  credits_en: v.nullish(v.string()),
  /** The same in Arabic. */
  credits_ar: v.nullish(v.string()),
  /** Social networks of the shop. */
  socials: v.optional(lenientArray(socialSchema), []),
  /** How the shop is reached. */
  contact: v.nullish(contactSchema),
  /** What the about page shows, of a group that only this page asks for. */
  about: v.nullish(aboutSchema),
});
export interface Settings extends v.InferOutput<typeof settingsSchema> {}
