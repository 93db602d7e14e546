import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { bilingual, flagSchema, idSchema, optionalBilingual } from './primitives';
import { productCodeSchema, productSummarySchema, referenceSchema } from './product-summary';

export const fabricSchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  image_url: v.nullish(v.string()),
  item_fabric: v.fallback(v.object({ is_default: flagSchema }), { is_default: false }),
});
export type Fabric = v.InferOutput<typeof fabricSchema>;

const lengthSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Outer size in `unit` (the demo shop uses `cm`). Only the width can be edited (spec §2). */
export const dimensionsSchema = v.object({
  default_width: lengthSchema,
  default_depth: lengthSchema,
  default_height: lengthSchema,
  unit: v.fallback(v.string(), 'cm'),
});
export type Dimensions = v.InferOutput<typeof dimensionsSchema>;

export const setItemSchema = v.object({
  id: idSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: v.object({
    ...productSummarySchema.entries,
    ...optionalBilingual('description'),
    dimensions: v.nullish(dimensionsSchema),
  }),
});
export type SetItem = v.InferOutput<typeof setItemSchema>;

/** A product in full (spec §3 «Product (item)»). */
export const productSchema = v.object({
  ...productSummarySchema.entries,
  ...bilingual('description'),
  keywords: v.nullish(v.string()),
  fabrics: v.optional(lenientArray(fabricSchema), []),
  dimensions: v.nullish(dimensionsSchema),
  set_items: v.optional(lenientArray(setItemSchema), []),
  /** The set this product is a piece of. */
  set: v.nullish(v.object({ ...referenceSchema.entries, code: v.nullish(productCodeSchema) })),
});
export type Product = v.InferOutput<typeof productSchema>;
