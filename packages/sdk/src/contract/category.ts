import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema } from './primitives';

/** How many products it holds, when the backend counts them. */
const itemsCountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A part of a category. */
export const subcategorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  items_count: itemsCountSchema,
});
export interface Subcategory extends v.InferOutput<typeof subcategorySchema> {}

/** A category of products. */
export const categorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  /** Address of its picture; may be relative to the API's origin. */
  image_url: v.nullish(v.string()),
  /** Colour of its banner. */
  hex: colorField,
  items_count: itemsCountSchema,
  /** Its subcategories, by position. */
  subcategories: v.optional(lenientArray(subcategorySchema), []),
});
export interface Category extends v.InferOutput<typeof categorySchema> {}

/** A subcategory by itself also has its category, for the banner's colour and the breadcrumbs. */
export const subcategoryDetailSchema = v.object({
  ...subcategorySchema.entries,
  /** The category it belongs to. */
  category: v.nullish(
    v.object({
      id: idSchema,
      ...bilingual('name'),
      /** Address of its picture; may be relative to the API's origin. */
      image_url: v.nullish(v.string()),
      /** Colour of its banner. */
      hex: colorField,
    }),
  ),
});
export interface SubcategoryDetail extends v.InferOutput<typeof subcategoryDetailSchema> {}
