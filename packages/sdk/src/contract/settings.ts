import * as v from 'valibot';
import { aboutSchema } from './about';
import { contactSchema, displayedSettings } from './displayed-settings';
import { filesPathField, pictureField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, flagSchema } from './primitives';
import { themeSchema } from './theme';

/** A link in the footer. */
const linkSchema = v.object({
  ...bilingual('name'),
  /** URL of the link. */
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
  /** URL of the shop's profile. */
  href: requiredAddress,
});
export interface Social extends v.InferOutput<typeof socialSchema> {}

/** The shop's brand. */
export const brandSchema = v.object({
  ...bilingual('name'),
  /** Short Latin name, used in file names and storage keys. */
  slug: v.fallback(v.string(), ''),
  ...bilingual('tagline'),
});
export interface Brand extends v.InferOutput<typeof brandSchema> {}

/**
 * Shop settings (spec §3). A response contains only the requested groups, so every field is optional or has a default.
 */
export const settingsSchema = v.object({
  /** The shop's brand. */
  brand: v.nullish(brandSchema),
  /** Logo URL; defaults to the built-in mark and the brand's name. */
  logo_url: pictureField,
  /** Logo URL on Arabic pages, if different. */
  logo_url_ar: pictureField,
  /** Logo URL on the dark footer; defaults to the brand's name. */
  logo_inverse_url: pictureField,
  /** Favicon URL: SVG or PNG. */
  icon_url: pictureField,
  /** The shop's own colours and typefaces; missing ones use the default theme. */
  theme: v.fallback(v.nullish(themeSchema), null),
  ...displayedSettings,
  /** How to contact the shop. */
  contact: v.nullish(contactSchema),
  /**
   * Whether the shop is closed to everyone but staff: pages show a notice, and orders, requests, leads and one-time codes are
   * rejected.
   */
  maintenance_mode: flagSchema,
  /** Base URL of relative file URLs. */
  files_path: filesPathField,
  /** Google Tag Manager container id. */
  tag_manager_id: v.nullish(v.string()),
  /**
   * Whether the tag manager waits for the visitor's consent. Set to false only where the law doesn't require consent.
   */
  consent_required: v.fallback(v.boolean(), true),
  /** Columns of links in the footer. */
  footer_links: v.optional(lenientArray(footerGroupSchema), []),
  ...bilingual('footer_text'),
  /** Credits at the end of the footer in English. Empty hides them; missing shows those of spec §2. */
  credits_en: v.nullish(v.string()),
  /** The same in Arabic. */
  credits_ar: v.nullish(v.string()),
  /** Social networks of the shop. */
  socials: v.optional(lenientArray(socialSchema), []),
  /** Content of the about page; part of the `about` group, which only that page requests. */
  about: v.nullish(aboutSchema),
});
export interface Settings extends v.InferOutput<typeof settingsSchema> {}
