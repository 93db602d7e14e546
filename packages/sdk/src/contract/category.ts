import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, idSchema, updatedAtSchema } from './primitives';

/** Number of products, if the backend counts them. */
const itemsCountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A subcategory of products. */
export interface Subcategory {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Number of products, if the backend counts them. */
  items_count?: number | null | undefined;
  /** When it or one of its products last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
}

/** Schema of {@link Subcategory}. */
export const subcategorySchema: ObjectSchemaOf<Subcategory> = v.object({
  id: idSchema,
  ...bilingual('name'),
  items_count: itemsCountSchema,
  updated_at: updatedAtSchema,
});

/** A category of products. */
export interface Category {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Image URL; may be relative to the API's origin. */
  image_url?: string | null | undefined;
  /** Banner colour. */
  hex?: string | null | undefined;
  /** Number of products, if the backend counts them. */
  items_count?: number | null | undefined;
  /** When it or one of its products last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
  /** Its subcategories, sorted by position. */
  subcategories: Subcategory[];
}

/** Schema of {@link Category}. */
export const categorySchema: ObjectSchemaOf<Category> = v.object({
  id: idSchema,
  ...bilingual('name'),
  image_url: v.nullish(v.string()),
  hex: colorField,
  items_count: itemsCountSchema,
  updated_at: updatedAtSchema,
  subcategories: v.optional(lenientArray(subcategorySchema), []),
});

/** A single subcategory includes its category, for the banner colour and the breadcrumbs. */
export interface SubcategoryDetail extends Subcategory {
  /** The category it belongs to. */
  category?:
    | {
        /** Identifier: a positive integer. */
        id: number;
        /** Name in English. */
        name_en: string;
        /** Name in Arabic. */
        name_ar: string;
        /** Image URL; may be relative to the API's origin. */
        image_url?: string | null | undefined;
        /** Banner colour. */
        hex?: string | null | undefined;
      }
    | null
    | undefined;
}

/** Schema of {@link SubcategoryDetail}. */
export const subcategoryDetailSchema: ObjectSchemaOf<SubcategoryDetail> = v.object({
  ...subcategorySchema.entries,
  category: v.nullish(
    v.object({
      id: idSchema,
      ...bilingual('name'),
      image_url: v.nullish(v.string()),
      hex: colorField,
    }),
  ),
});
