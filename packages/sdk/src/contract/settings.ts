import * as v from 'valibot';
import { filesPathField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, flagSchema } from './primitives';

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

/**
 * Shop settings (spec §3). A response may hold only the groups asked for, so every field has a value that
 * stands for "not sent".
 */
export const settingsSchema = v.object({
  /** The shop's brand. */
  brand: v.nullish(brandSchema),
  /** ISO 4217 code of all prices. */
  currency: v.fallback(v.string(), 'SAR'),
  /** Whether prices carry the riyal sign or the currency's code; the spec leaves it open, the sign is the default. */
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  /** Whether the shop is closed to all but staff. */
  maintenance_mode: flagSchema,
  /** Where relative addresses of files begin. */
  files_path: filesPathField,
  /** Whether VAT (15 %) is charged (spec §9). */
  allow_tax_rate: flagSchema,
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
  /** Social networks of the shop. */
  socials: v.optional(lenientArray(socialSchema), []),
  /** How the shop is reached. */
  contact: v.nullish(contactSchema),
});
export interface Settings extends v.InferOutput<typeof settingsSchema> {}
