import * as v from 'valibot';
import { filesPathField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, flagSchema } from './primitives';

const linkSchema = v.object({ ...bilingual('name'), href: requiredAddress });

export const footerGroupSchema = v.object({
  ...bilingual('name'),
  links: v.optional(lenientArray(linkSchema), []),
});
export type FooterGroup = v.InferOutput<typeof footerGroupSchema>;

export const socialSchema = v.object({ name: v.string(), href: requiredAddress });
export type Social = v.InferOutput<typeof socialSchema>;

export const brandSchema = v.object({
  ...bilingual('name'),
  slug: v.fallback(v.string(), ''),
  ...bilingual('tagline'),
});
export type Brand = v.InferOutput<typeof brandSchema>;

export const contactSchema = v.object({
  phone: v.nullish(v.string()),
  whatsapp: v.nullish(v.string()),
  email: v.nullish(v.string()),
  ...bilingual('address'),
});
export type Contact = v.InferOutput<typeof contactSchema>;

/**
 * Shop settings (spec §3). An answer may hold only the groups asked for, so every field has a value that stands
 * for "not sent".
 */
export const settingsSchema = v.object({
  brand: v.nullish(brandSchema),
  currency: v.fallback(v.string(), 'SAR'),
  /** Whether prices carry the riyal sign or the currency's code; the spec leaves it open, the sign is the default. */
  currency_display: v.fallback(v.picklist(['symbol', 'code']), 'symbol'),
  maintenance_mode: flagSchema,
  files_path: filesPathField,
  allow_tax_rate: flagSchema,
  free_shipping: flagSchema,
  /** Shows prices with VAT already in them. */
  display_prices_with_tax: flagSchema,
  /** Mirrors banner pictures in Arabic when their text stands to one side. */
  mirror_ad_images_in_rtl: v.fallback(v.boolean(), true),
  tag_manager_id: v.nullish(v.string()),
  /** Whether the tag manager waits for the visitor's consent; false only where the law asks for none. */
  consent_required: v.fallback(v.boolean(), true),
  footer_links: v.optional(lenientArray(footerGroupSchema), []),
  ...bilingual('footer_text'),
  socials: v.optional(lenientArray(socialSchema), []),
  contact: v.nullish(contactSchema),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
