import * as v from 'valibot';
import { type About, aboutSchema } from './about';
import { type Contact, contactSchema, displayedSettings, type TradeSettings } from './displayed-settings';
import { filesPathField, pictureField, requiredAddress } from './editor-input';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, flagSchema } from './primitives';
import { type Theme, themeSchema } from './theme';

/** A link in the footer. */
const linkSchema = v.object({
  ...bilingual('name'),
  /** URL of the link. */
  href: requiredAddress,
});

/** A column of links in the footer. */
export interface FooterGroup {
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Its links. */
  links: {
    /** Name in English. */
    name_en: string;
    /** Name in Arabic. */
    name_ar: string;
    /** URL of the link. */
    href: string;
  }[];
}

/** Schema of {@link FooterGroup}. */
export const footerGroupSchema: ObjectSchemaOf<FooterGroup> = v.object({
  ...bilingual('name'),
  links: v.optional(lenientArray(linkSchema), []),
});

/** A social network of the shop. */
export interface Social {
  /** The network, e.g. `instagram`. */
  name: string;
  /** URL of the shop's profile. */
  href: string;
}

/** Schema of {@link Social}. */
export const socialSchema: ObjectSchemaOf<Social> = v.object({
  name: v.string(),
  href: requiredAddress,
});

/** The shop's brand. */
export interface Brand {
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Short Latin name, used in file names and storage keys. */
  slug: string;
  /** Tagline in English. */
  tagline_en: string;
  /** Tagline in Arabic. */
  tagline_ar: string;
}

/** Schema of {@link Brand}. */
export const brandSchema: ObjectSchemaOf<Brand> = v.object({
  ...bilingual('name'),
  slug: v.fallback(v.string(), ''),
  ...bilingual('tagline'),
});

/**
 * Shop settings (spec §3). A response contains only the requested groups, so every field is optional or has a default.
 */
export interface Settings extends TradeSettings {
  /** The shop's brand. */
  brand?: Brand | null | undefined;
  /** Logo URL; defaults to the built-in mark and the brand's name. */
  logo_url?: string | null | undefined;
  /** Logo URL on Arabic pages, if different. */
  logo_url_ar?: string | null | undefined;
  /** Logo URL on the dark footer; defaults to the brand's name. */
  logo_inverse_url?: string | null | undefined;
  /** Favicon URL: SVG or PNG. */
  icon_url?: string | null | undefined;
  /** The shop's own colours and typefaces; missing ones use the default theme. */
  theme?: Theme | null | undefined;
  /** Addresses and numbers to contact the shop. */
  contact?: Contact | null | undefined;
  /**
   * Whether the shop is closed to everyone but staff: pages show a notice, and orders, requests, leads and
   * one-time codes are rejected.
   */
  maintenance_mode: boolean;
  /** Base URL of relative file URLs. */
  files_path: string;
  /** Google Tag Manager container id. */
  tag_manager_id?: string | null | undefined;
  /**
   * Whether the tag manager waits for the visitor's consent. Set to false only where the law doesn't
   * require consent.
   */
  consent_required: boolean;
  /** Columns of links in the footer. */
  footer_links: FooterGroup[];
  /** Footer text in English. */
  footer_text_en: string;
  /** Footer text in Arabic. */
  footer_text_ar: string;
  /** Credits at the end of the footer in English. Empty hides them; missing shows the shop’s own (spec §2). */
  credits_en?: string | null | undefined;
  /** The same in Arabic. */
  credits_ar?: string | null | undefined;
  /** Social networks of the shop. */
  socials: Social[];
  /** Content of the about page; part of the `about` group, which only that page requests. */
  about?: About | null | undefined;
}

/** Schema of {@link Settings}. */
export const settingsSchema: ObjectSchemaOf<Settings> = v.object({
  brand: v.nullish(brandSchema),
  logo_url: pictureField,
  logo_url_ar: pictureField,
  logo_inverse_url: pictureField,
  icon_url: pictureField,
  theme: v.fallback(v.nullish(themeSchema), null),
  ...displayedSettings,
  contact: v.nullish(contactSchema),
  maintenance_mode: flagSchema,
  files_path: filesPathField,
  tag_manager_id: v.nullish(v.string()),
  consent_required: v.fallback(v.boolean(), true),
  footer_links: v.optional(lenientArray(footerGroupSchema), []),
  ...bilingual('footer_text'),
  credits_en: v.nullish(v.string()),
  credits_ar: v.nullish(v.string()),
  socials: v.optional(lenientArray(socialSchema), []),
  about: v.nullish(aboutSchema),
});
