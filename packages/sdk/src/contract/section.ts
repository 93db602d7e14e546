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
import { flagSchema, idSchema, optionalBilingual } from './primitives';
import { productSummarySchema } from './product-summary';
import { projectSummarySchema } from './project';

/** A banner (spec §3 «Ad»); sizes and paddings are CSS pixels chosen by an editor. */
export const advertisementSchema = v.object({
  id: v.nullish(idSchema),
  src_url: v.pipe(v.string(), v.minLength(1)),
  mobile_src_url: v.nullish(v.string()),
  is_full_bg: flagSchema,
  /** Fixed background when true, otherwise scrolling. */
  is_parlex: flagSchema,
  text_alignment: v.fallback(v.picklist(['right', 'left', 'center']), 'center'),
  ...optionalBilingual('title'),
  title_color: colorField,
  title_size: clampedPixels(MAX_TEXT_SIZE),
  ...optionalBilingual('description'),
  description_color: colorField,
  description_size: clampedPixels(MAX_TEXT_SIZE),
  ...optionalBilingual('cta_text'),
  cta_url: addressField,
  cta_background_color: colorField,
  cta_text_color: colorField,
  cta_border_color: colorField,
  has_scroll_action: flagSchema,
  mobile_text_padding: clampedPixels(MAX_TEXT_PADDING),
  desktop_text_padding: clampedPixels(MAX_TEXT_PADDING),
  width: clampedPixels(MAX_PICTURE_SIZE),
  height: clampedPixels(MAX_PICTURE_SIZE),
  mobile_width: clampedPixels(MAX_PICTURE_SIZE),
  mobile_height: clampedPixels(MAX_PICTURE_SIZE),
});
export type Advertisement = v.InferOutput<typeof advertisementSchema>;

/** An editor's selection of products, projects and banners. */
export const tagSchema = v.object({
  ...optionalBilingual('name'),
  items: v.optional(lenientArray(productSummarySchema), []),
  projects: v.optional(lenientArray(projectSummarySchema), []),
  ads: v.optional(lenientArray(advertisementSchema), []),
});
export type Tag = v.InferOutput<typeof tagSchema>;

const frame = {
  id: v.nullish(idSchema),
  postion: v.fallback(v.number(), 0),
  is_mobile: flagSchema,
  is_desktop: flagSchema,
  ...optionalBilingual('title'),
  ...optionalBilingual('description'),
  cta_url: addressField,
};

const section = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...frame, ...entries });

const tagEntry = { tag: v.nullish(tagSchema) };

/**
 * A section of a CMS page, discriminated by `type` (spec §2 lists fourteen). What a type doesn't need is not read.
 * Tags are optional because an editor may leave a section empty; views then show their empty state.
 */
export const sectionSchema = v.variant('type', [
  section('advertisement', { advertisement: advertisementSchema }),
  section('tag', tagEntry),
  section('spacer', { space_height: clampedPixels(MAX_TEXT_PADDING) }),
  section('project', { project: projectSummarySchema }),
  section('items_slider', tagEntry),
  section('categories_grid', {}),
  section('categories_slider', {}),
  section('projects_slider', tagEntry),
  section('projects_grid', tagEntry),
  section('call_to_action', {}),
  section('advertisements_slider', tagEntry),
  section('text_content', {}),
  section('rich_text', {}),
  section('lead_form', { source_id: idSchema }),
]);
export type Section = v.InferOutput<typeof sectionSchema>;
export type SectionType = Section['type'];
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
