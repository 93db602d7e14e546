import * as v from 'valibot';
import { addressField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema } from './primitives';
import { imageSchema } from './product-summary';

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

/** A design project in full; long descriptions are HTML (spec §3). */
export const projectSchema = v.object({
  ...projectSummarySchema.entries,
  ...bilingual('long_description'),
  images: v.optional(lenientArray(imageSchema), []),
});
export type Project = v.InferOutput<typeof projectSchema>;

export const partnerSchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  logo_url: v.nullish(v.string()),
  href: addressField,
});
export type Partner = v.InferOutput<typeof partnerSchema>;
