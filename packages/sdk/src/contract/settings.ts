import * as v from 'valibot';
import { aboutSchema } from './about';
import { displayedSettings } from './displayed-settings';
import { filesPathField, pictureField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
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
  /** Address of the logo picture on the dark footer; without one the footer has the brand's name. */
  logo_inverse_url: pictureField,
  /** Address of the picture beside the page's title in the browser: SVG or PNG. */
  icon_url: pictureField,
  /** Colours and typefaces of the shop's own; what is missing looks as designed. */
  theme: v.fallback(v.nullish(themeSchema), null),
  ...displayedSettings,
  /** Whether the shop is closed to all but staff. */
  maintenance_mode: flagSchema,
  /** Where relative addresses of files begin. */
  files_path: filesPathField,
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
  /** What the about page shows, of a group that only this page asks for. */
  about: v.nullish(aboutSchema),
});
export interface Settings extends v.InferOutput<typeof settingsSchema> {}
