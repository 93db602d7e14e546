import * as v from 'valibot';
import { addressField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema, textSchema, updatedAtSchema } from './primitives';
import { imageSchema, productSummarySchema } from './product-summary';

/** A category of design projects. */
export const projectCategorySchema = v.object({ id: idSchema, ...bilingual('name') });
export interface ProjectCategory extends v.InferOutput<typeof projectCategorySchema> {}

/** A project as it appears in lists. */
export const projectSummarySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  ...bilingual('short_description'),
  /** URL of its cover image; may be relative to the API's origin. */
  cover_url: v.nullish(v.string()),
  /** Its category. */
  category: v.nullish(projectCategorySchema),
  /** Its type; the site lists type 2 (spec §9). */
  type: v.nullish(v.object({ id: idSchema })),
  /** Sort position. */
  postion: v.fallback(v.number(), 0),
  /** When it was added, ISO 8601. */
  created_at: v.nullish(v.string()),
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
});
export interface ProjectSummary extends v.InferOutput<typeof projectSummarySchema> {}

/** A product used in a project. Not in the spec, so the field may be missing. */
export const projectItemSchema = v.object({
  /** Quantity of the product in the project. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The product. */
  item: productSummarySchema,
});
export interface ProjectItem extends v.InferOutput<typeof projectItemSchema> {}

/** A design project in full. */
export const projectSchema = v.object({
  ...projectSummarySchema.entries,
  /** Full description in English, as HTML (spec §3). */
  long_description_en: textSchema,
  /** The same in Arabic. */
  long_description_ar: textSchema,
  /** Its images. */
  images: v.optional(lenientArray(imageSchema), []),
  /** Products used in the project. */
  items: v.optional(lenientArray(projectItemSchema), []),
});
export interface Project extends v.InferOutput<typeof projectSchema> {}

/** A partner of the shop. */
export const partnerSchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  /** Logo URL; may be relative to the API's origin. */
  logo_url: v.nullish(v.string()),
  /** Its website. */
  href: addressField,
});
export interface Partner extends v.InferOutput<typeof partnerSchema> {}
