import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema, updatedAtSchema } from './primitives';

/** Number of products, if the backend counts them. */
const itemsCountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A subcategory of products. */
export const subcategorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  items_count: itemsCountSchema,
  /** When it or one of its products last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
});
export interface Subcategory extends v.InferOutput<typeof subcategorySchema> {}

/** A category of products. */
export const categorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  /** Image URL; may be relative to the API's origin. */
  image_url: v.nullish(v.string()),
  /** Banner colour. */
  hex: colorField,
  items_count: itemsCountSchema,
  /** When it or one of its products last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
  /** Its subcategories, sorted by position. */
  subcategories: v.optional(lenientArray(subcategorySchema), []),
});
export interface Category extends v.InferOutput<typeof categorySchema> {}

/** A single subcategory includes its category, for the banner colour and the breadcrumbs. */
export const subcategoryDetailSchema = v.object({
  ...subcategorySchema.entries,
  /** The category it belongs to. */
  category: v.nullish(
    v.object({
      id: idSchema,
      ...bilingual('name'),
      /** Image URL; may be relative to the API's origin. */
      image_url: v.nullish(v.string()),
      /** Banner colour. */
      hex: colorField,
    }),
  ),
});
export interface SubcategoryDetail extends v.InferOutput<typeof subcategoryDetailSchema> {}
