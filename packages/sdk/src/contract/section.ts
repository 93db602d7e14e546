import * as v from 'valibot';
import {
  addressField,
  clampedPixels,
  colorField,
  MAX_PICTURE_SIZE,
  MAX_TEXT_PADDING,
  MAX_TEXT_SIZE,
} from './editor-input';
import { lenientArray } from './lenient-array';
import { flagSchema, idSchema, optionalBilingual, optionalTextSchema } from './primitives';
import { productSummarySchema } from './product-summary';
import { projectSummarySchema } from './project';

/** A banner (spec §3 «Ad»); sizes and paddings are CSS pixels chosen by an editor. */
export const advertisementSchema = v.object({
  /** Id, if the banner is a record of its own. */
  id: v.nullish(idSchema),
  /** Image URL; may be relative to the API's origin. */
  src_url: v.pipe(v.string(), v.minLength(1)),
  /** URL of a separate image for phones. */
  mobile_src_url: v.nullish(v.string()),
  /** Whether the image fills the banner behind its text. */
  is_full_bg: flagSchema,
  /** Fixed background when true, otherwise scrolling. */
  is_parlex: flagSchema,
  /** Alignment of the text in English; mirrored in Arabic. */
  text_alignment: v.fallback(v.picklist(['right', 'left', 'center']), 'center'),
  ...optionalBilingual('title'),
  /** Colour of the title. */
  title_color: colorField,
  /** Font size of the title in CSS pixels. */
  title_size: clampedPixels(MAX_TEXT_SIZE),
  ...optionalBilingual('description'),
  /** Colour of the description. */
  description_color: colorField,
  /** Font size of the description in CSS pixels. */
  description_size: clampedPixels(MAX_TEXT_SIZE),
  /** Button label in English; without one there is no button. */
  cta_text_en: optionalTextSchema,
  /** The same in Arabic. */
  cta_text_ar: optionalTextSchema,
  /** URL the button links to. */
  cta_url: addressField,
  /** Background of the button. */
  cta_background_color: colorField,
  /** Colour of the button's text. */
  cta_text_color: colorField,
  /** Colour of the button's border. */
  cta_border_color: colorField,
  /** Whether a button scrolls to the next section. */
  has_scroll_action: flagSchema,
  /** Space above the text on phones, in CSS pixels. */
  mobile_text_padding: clampedPixels(MAX_TEXT_PADDING),
  /** Space above the text on wide screens, in CSS pixels. */
  desktop_text_padding: clampedPixels(MAX_TEXT_PADDING),
  /** Width of the image in pixels. */
  width: clampedPixels(MAX_PICTURE_SIZE),
  /** Height of the image in pixels. */
  height: clampedPixels(MAX_PICTURE_SIZE),
  /** Width of the phone image in pixels. */
  mobile_width: clampedPixels(MAX_PICTURE_SIZE),
  /** Height of the phone image in pixels. */
  mobile_height: clampedPixels(MAX_PICTURE_SIZE),
});
export interface Advertisement extends v.InferOutput<typeof advertisementSchema> {}

/** An editor's selection of products, projects and banners. */
export const tagSchema = v.object({
  ...optionalBilingual('name'),
  /** Its products. */
  items: v.optional(lenientArray(productSummarySchema), []),
  /** Its projects. */
  projects: v.optional(lenientArray(projectSummarySchema), []),
  /** Its banners. */
  ads: v.optional(lenientArray(advertisementSchema), []),
});
export interface Tag extends v.InferOutput<typeof tagSchema> {}

const frame = {
  /** Id of the section. */
  id: v.nullish(idSchema),
  /** Sort position on the page, ascending. */
  postion: v.fallback(v.number(), 0),
  /** Whether phones show it. */
  is_mobile: flagSchema,
  /** Whether wide screens show it. */
  is_desktop: flagSchema,
  ...optionalBilingual('title'),
  ...optionalBilingual('description'),
  /** URL the button links to. */
  cta_url: addressField,
};

const section = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) =>
  v.object({
    /** Type of the section; determines the other fields. */
    type: v.literal(type),
    ...frame,
    ...entries,
  });

const tagEntry = {
  /** The content to show. */
  tag: v.nullish(tagSchema),
};

/**
 * A section of a CMS page, discriminated by `type` (spec §2 lists the first fourteen). Other fields are ignored. Tags are
 * optional because an editor may leave a section empty; views then show their empty state.
 */
export const sectionSchema = v.variant('type', [
  section('advertisement', {
    /** The banner. */
    advertisement: advertisementSchema,
  }),
  section('tag', tagEntry),
  section('spacer', {
    /** Its height in CSS pixels. */
    space_height: clampedPixels(MAX_TEXT_PADDING),
  }),
  section('project', {
    /** The project. */
    project: projectSummarySchema,
  }),
  section('items_slider', tagEntry),
  section('categories_grid', {}),
  section('categories_slider', {}),
  section('projects_slider', tagEntry),
  section('projects_grid', tagEntry),
  section('call_to_action', {}),
  section('advertisements_slider', tagEntry),
  section('text_content', {}),
  section('rich_text', {}),
  section('lead_form', {
    /** Id of the lead form, passed to `leads.create`. */
    source_id: idSchema,
  }),
]);
export type Section = v.InferOutput<typeof sectionSchema>;
export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
