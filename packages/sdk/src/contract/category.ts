import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { bilingual, idSchema } from './primitives';

/** How many products a category or subcategory holds, when the backend counts them. */
const itemsCountSchema = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)));

export const subcategorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  items_count: itemsCountSchema,
});
export type Subcategory = v.InferOutput<typeof subcategorySchema>;

export const categorySchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  image_url: v.nullish(v.string()),
  hex: colorField,
  items_count: itemsCountSchema,
  subcategories: v.optional(lenientArray(subcategorySchema), []),
});
export type Category = v.InferOutput<typeof categorySchema>;

/** A subcategory by itself also has its category, for the banner's colour and the breadcrumbs. */
export const subcategoryDetailSchema = v.object({
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
export type SubcategoryDetail = v.InferOutput<typeof subcategoryDetailSchema>;
