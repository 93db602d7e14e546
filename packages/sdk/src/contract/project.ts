import * as v from 'valibot';
import { addressField } from './editor-input';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, idSchema, textSchema, updatedAtSchema } from './primitives';
import { type Image, imageSchema, type ProductSummary, productSummarySchema } from './product-summary';

/** A category of design projects. */
export interface ProjectCategory {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
}

/** Schema of {@link ProjectCategory}. */
export const projectCategorySchema: ObjectSchemaOf<ProjectCategory> = v.object({
  id: idSchema,
  ...bilingual('name'),
});

/** A project as it appears in lists. */
export interface ProjectSummary {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Short description in English. */
  short_description_en: string;
  /** Short description in Arabic. */
  short_description_ar: string;
  /** URL of its cover image; may be relative to the API's origin. */
  cover_url?: string | null | undefined;
  /** Its category. */
  category?: ProjectCategory | null | undefined;
  /** Its type; the site lists type 2 (spec §9). */
  type?:
    | {
        /** Identifier: a positive integer. */
        id: number;
      }
    | null
    | undefined;
  /** Sort position. */
  postion: number;
  /** When it was added, ISO 8601. */
  created_at?: string | null | undefined;
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
}

/** Schema of {@link ProjectSummary}. */
export const projectSummarySchema: ObjectSchemaOf<ProjectSummary> = v.object({
  id: idSchema,
  ...bilingual('name'),
  ...bilingual('short_description'),
  cover_url: v.nullish(v.string()),
  category: v.nullish(projectCategorySchema),
  type: v.nullish(v.object({ id: idSchema })),
  postion: v.fallback(v.number(), 0),
  created_at: v.nullish(v.string()),
  updated_at: updatedAtSchema,
});

/** A product used in a project. Not in the spec, so the field may be missing. */
export interface ProjectItem {
  /** Quantity of the product in the project. */
  quantity: number;
  /** The product. */
  item: ProductSummary;
}

/** Schema of {@link ProjectItem}. */
export const projectItemSchema: ObjectSchemaOf<ProjectItem> = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: productSummarySchema,
});

/** A design project in full. */
export interface Project extends ProjectSummary {
  /** Full description in English, as HTML (spec §3). */
  long_description_en: string;
  /** The same in Arabic. */
  long_description_ar: string;
  /** Its images. */
  images: Image[];
  /** Products used in the project. */
  items: ProjectItem[];
}

/** Schema of {@link Project}. */
export const projectSchema: ObjectSchemaOf<Project> = v.object({
  ...projectSummarySchema.entries,
  long_description_en: textSchema,
  long_description_ar: textSchema,
  images: v.optional(lenientArray(imageSchema), []),
  items: v.optional(lenientArray(projectItemSchema), []),
});

/** A partner of the shop. */
export interface Partner {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Logo URL; may be relative to the API's origin. */
  logo_url?: string | null | undefined;
  /** Its website. */
  href?: string | null | undefined;
}

/** Schema of {@link Partner}. */
export const partnerSchema: ObjectSchemaOf<Partner> = v.object({
  id: idSchema,
  ...bilingual('name'),
  logo_url: v.nullish(v.string()),
  href: addressField,
});
