import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import { bilingual, flagSchema, idSchema, optionalBilingual } from './primitives';
import { productCodeSchema, productSummarySchema, referenceSchema } from './product-summary';
import { withShownPrice } from './shown-price';

/** A fabric a product is available in. */
export const fabricSchema = v.object({
  id: idSchema,
  ...bilingual('name'),
  /** URL of its swatch image; may be relative to the API's origin. */
  image_url: v.nullish(v.string()),
  /** How the product uses the fabric. */
  item_fabric: v.fallback(
    v.object({
      /** Whether the product is shown in this fabric. */
      is_default: flagSchema,
    }),
    { is_default: false },
  ),
});
export interface Fabric extends v.InferOutput<typeof fabricSchema> {}

const lengthSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Outer size in `unit` (the demo shop uses `cm`). Only the width can be edited (spec §2). */
export const dimensionsSchema = v.object({
  /** Width in `unit`. */
  default_width: lengthSchema,
  /** Depth in `unit`. */
  default_depth: lengthSchema,
  /** Height in `unit`. */
  default_height: lengthSchema,
  /** Unit of length, e.g. `cm`. */
  unit: v.fallback(v.string(), 'cm'),
});
export interface Dimensions extends v.InferOutput<typeof dimensionsSchema> {}

/** A piece of a set. */
export const setItemSchema = v.object({
  id: idSchema,
  /** Quantity in the set. */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The piece itself. */
  item: v.pipe(
    v.object({
      ...productSummarySchema.entries,
      ...optionalBilingual('description'),
      /** Outer dimensions. */
      dimensions: v.nullish(dimensionsSchema),
    }),
    v.transform((piece) => withShownPrice(piece)),
  ),
});
export interface SetItem extends v.InferOutput<typeof setItemSchema> {}

const productFields = v.object({
  ...productSummarySchema.entries,
  ...bilingual('description'),
  /** Additional search terms. */
  keywords: v.nullish(v.string()),
  /** Fabrics it is available in. */
  fabrics: v.optional(lenientArray(fabricSchema), []),
  /** Outer dimensions. */
  dimensions: v.nullish(dimensionsSchema),
  /**
   * Outline shown in the measured drawing: `sofa`, `majlis`, `chair`, `stool`, `ottoman`, `bed`, `table`, `cabinet`,
   * `lamp`, `pendant`, `mirror` or `box`. If missing or unknown, it is inferred from the names.
   */
  shape: v.nullish(v.string()),
  /** The pieces of a set; empty for other products. */
  set_items: v.optional(lenientArray(setItemSchema), []),
  /** The set this product is a piece of. */
  set: v.nullish(
    v.object({
      ...referenceSchema.entries,
      /** The set's code, if the backend sends it. */
      code: v.nullish(productCodeSchema),
    }),
  ),
});

/** A product in full (spec §3 «Product (item)»). */
export const productSchema = v.pipe(
  productFields,
  v.transform((product) => withShownPrice(product)),
);
export interface Product extends v.InferOutput<typeof productSchema> {}
