import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema, optionalBilingual } from './primitives';
import { sectionSchema } from './section';

/** A CMS page; sections of unknown type are left out and reported (spec §2). */
export const pageSchema = v.object({
  name: v.fallback(v.string(), ''),
  ...optionalBilingual('name'),
  sections: v.optional(lenientArray(sectionSchema), []),
});
export type Page = v.InferOutput<typeof pageSchema>;

/** One chapter of the terms; contents are HTML. */
export const termsSectionSchema = v.object({ id: idSchema, ...bilingual('title'), ...bilingual('content') });
export type TermsSection = v.InferOutput<typeof termsSectionSchema>;

export const termsPageSchema = v.object({ sections: lenientArray(termsSectionSchema) });
export type TermsPage = v.InferOutput<typeof termsPageSchema>;
