import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { SLUG_PATTERN } from './limits';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, idSchema, optionalBilingual, textSchema, updatedAtSchema } from './primitives';
import type { ProjectSummary } from './project';
import { type Advertisement, sectionSchema, type Tag } from './section';

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
  sections: (
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'advertisement';
        /** The banner. */
        advertisement: Advertisement;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'tag';
        /** The content to show. */
        tag?: Tag | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'spacer';
        /** Its height in CSS pixels. */
        space_height?: number | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'project';
        /** The project. */
        project: ProjectSummary;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'items_slider';
        /** The content to show. */
        tag?: Tag | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'categories_grid';
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'categories_slider';
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'projects_slider';
        /** The content to show. */
        tag?: Tag | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'projects_grid';
        /** The content to show. */
        tag?: Tag | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'call_to_action';
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'advertisements_slider';
        /** The content to show. */
        tag?: Tag | null | undefined;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'text_content';
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'rich_text';
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
    | {
        /** Id of the section. */
        id?: number | null | undefined;
        /** Title in English. */
        title_en?: string | null | undefined;
        /** Title in Arabic. */
        title_ar?: string | null | undefined;
        /** URL the button links to. */
        cta_url?: string | null | undefined;
        /** Sort position on the page, ascending. */
        postion: number;
        /** Whether phones show it. */
        is_mobile: boolean;
        /** Whether wide screens show it. */
        is_desktop: boolean;
        /** Type of the section; determines the other fields. */
        type: 'lead_form';
        /** Id of the lead form, passed to `leads.create`. */
        source_id: number;
        /** Description in English. */
        description_en?: string | null | undefined;
        /** Description in Arabic. */
        description_ar?: string | null | undefined;
      }
  )[];
}

/** Schema of {@link Page}. */
export const pageSchema: ObjectSchemaOf<Page> = v.object({
  name: v.fallback(v.string(), ''),
  ...optionalBilingual('name'),
  updated_at: updatedAtSchema,
  sections: v.optional(lenientArray(sectionSchema), []),
});

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
