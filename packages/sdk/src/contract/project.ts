import * as v from 'valibot';
import { addressField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema } from './primitives';
import { imageSchema, productSummarySchema } from './product-summary';

export const projectCategorySchema = v.object({ id: idSchema, ...bilingual('name') });
export type ProjectCategory = v.InferOutput<typeof projectCategorySchema>;

/** What lists carry of a project. */
export const projectSummarySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  ...bilingual('short_description'),
  cover_url: v.nullish(v.string()),
  category: v.nullish(projectCategorySchema),
  type: v.nullish(v.object({ id: idSchema })),
  postion: v.fallback(v.number(), 0),
  created_at: v.nullish(v.string()),
});
export type ProjectSummary = v.InferOutput<typeof projectSummarySchema>;

/** A product that stands in a project, and how many of it (not in the spec: the field may be missing). */
export const projectItemSchema = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: productSummarySchema,
});
export type ProjectItem = v.InferOutput<typeof projectItemSchema>;

/** A design project in full; long descriptions are HTML (spec §3). */
export const projectSchema = v.object({
  ...projectSummarySchema.entries,
  ...bilingual('long_description'),
  images: v.optional(lenientArray(imageSchema), []),
  items: v.optional(lenientArray(projectItemSchema), []),
});
export type Project = v.InferOutput<typeof projectSchema>;

export const partnerSchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  logo_url: v.nullish(v.string()),
  href: addressField,
});
export type Partner = v.InferOutput<typeof partnerSchema>;
