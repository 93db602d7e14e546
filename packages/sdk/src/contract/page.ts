import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema, optionalBilingual, textSchema } from './primitives';
import { sectionSchema } from './section';

/** A CMS page; sections of unknown type are skipped and reported (spec §2). */
export const pageSchema = v.object({
  /** English name, for clients that don't read `name_en`. */
  name: v.fallback(v.string(), ''),
  ...optionalBilingual('name'),
  /** Its sections, in order. */
  sections: v.optional(lenientArray(sectionSchema), []),
});
export interface Page extends v.InferOutput<typeof pageSchema> {}

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
