import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { SLUG_PATTERN } from './limits';
import { bilingual, idSchema, optionalBilingual, textSchema, updatedAtSchema } from './primitives';
import { sectionSchema } from './section';

/** A CMS page; sections of unknown type are skipped and reported (spec §2). */
export const pageSchema = v.object({
  /** English name, for clients that don't read `name_en`. */
  name: v.fallback(v.string(), ''),
  ...optionalBilingual('name'),
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
  /** Its sections, in order. */
  sections: v.optional(lenientArray(sectionSchema), []),
});
export interface Page extends v.InferOutput<typeof pageSchema> {}

/** A CMS page in a list. */
export const pageSummarySchema = v.object({
  /** Slug of its URL, `/pa/<slug>`; `home`, `products` and `interiors` have their own. */
  slug: v.pipe(v.string(), v.regex(SLUG_PATTERN)),
  ...optionalBilingual('name'),
  /** Number of its sections, if the backend counts them; pages without one aren't meant to be found. */
  sections_count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
});
export interface PageSummary extends v.InferOutput<typeof pageSummarySchema> {}

/** A section of the terms. */
export const termsSectionSchema = v.object({
  id: idSchema,
  ...bilingual('title'),
  /** Its text in English, as HTML. */
  content_en: textSchema,
  /** The same in Arabic. */
  content_ar: textSchema,
});
export interface TermsSection extends v.InferOutput<typeof termsSectionSchema> {}

/** The terms and conditions. */
export const termsPageSchema = v.object({
  /** Its sections, in order. */
  sections: lenientArray(termsSectionSchema),
});
export interface TermsPage extends v.InferOutput<typeof termsPageSchema> {}
