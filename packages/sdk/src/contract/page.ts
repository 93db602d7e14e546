import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { SLUG_PATTERN } from './limits';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, idSchema, optionalBilingual, textSchema, updatedAtSchema } from './primitives';
import { ownSectionSchema, type Section, sectionSchema } from './section';

/** A CMS page; sections of unknown type are skipped and reported (spec §2). */
export interface Page {
  /** English name, for clients that don't read `name_en`. */
  name: string;
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
  /** Its sections, in order. */
  sections: Section[];
}

const pageOf = (section: v.GenericSchema<unknown, Section>): ObjectSchemaOf<Page> =>
  v.object({
    name: v.fallback(v.string(), ''),
    ...optionalBilingual('name'),
    updated_at: updatedAtSchema,
    sections: v.optional(lenientArray(section), []),
  });

/** Schema of {@link Page}. */
export const pageSchema: ObjectSchemaOf<Page> = /* @__PURE__ */ pageOf(sectionSchema);

/** Schema of {@link Page} that keeps sections of further types. */
export const pageSchemaWith = (ownTypes: readonly string[]): ObjectSchemaOf<Page> =>
  pageOf(v.union([sectionSchema, ownSectionSchema(ownTypes)]));

/** A CMS page in a list. */
export interface PageSummary {
  /** Name in English. */
  name_en?: string | null | undefined;
  /** Name in Arabic. */
  name_ar?: string | null | undefined;
  /** Slug of its URL, `/pa/<slug>`; `home`, `products` and `interiors` have their own. */
  slug: string;
  /** Number of its sections, if the backend counts them; pages without one aren't meant to be found. */
  sections_count?: number | null | undefined;
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
}

/** Schema of {@link PageSummary}. */
export const pageSummarySchema: ObjectSchemaOf<PageSummary> = v.object({
  slug: v.pipe(v.string(), v.regex(SLUG_PATTERN)),
  ...optionalBilingual('name'),
  sections_count: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  updated_at: updatedAtSchema,
});

/** A section of the terms. */
export interface TermsSection {
  /** Identifier: a positive integer. */
  id: number;
  /** Title in English. */
  title_en: string;
  /** Title in Arabic. */
  title_ar: string;
  /** Its text in English, as HTML. */
  content_en: string;
  /** The same in Arabic. */
  content_ar: string;
}

/** Schema of {@link TermsSection}. */
export const termsSectionSchema: ObjectSchemaOf<TermsSection> = v.object({
  id: idSchema,
  ...bilingual('title'),
  content_en: textSchema,
  content_ar: textSchema,
});

/** The terms and conditions. */
export interface TermsPage {
  /** Its sections, in order. */
  sections: TermsSection[];
}

/** Schema of {@link TermsPage}. */
export const termsPageSchema: ObjectSchemaOf<TermsPage> = v.object({
  sections: lenientArray(termsSectionSchema),
});
