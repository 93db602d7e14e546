import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { PRODUCT_CODE_PATTERN } from './limits';
import { amountSchema, bilingual, flagSchema, idSchema, percentSchema } from './primitives';

/** Product codes hold letters and digits, never a dash: the product slug ends in `-{code}` (spec §2). */
export const productCodeSchema = v.pipe(v.string(), v.regex(PRODUCT_CODE_PATTERN));

/** A picture of a product or project (spec §3). `src_url` may be relative to the API's origin. */
export const imageSchema = v.object({
  id: idSchema,
  src_url: v.pipe(v.string(), v.minLength(1)),
  alt: v.nullish(v.string()),
  alt_ar: v.nullish(v.string()),
  is_main: flagSchema,
  postion: v.fallback(v.number(), 0),
  /** Intrinsic size in pixels, when the backend knows it. */
  width: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  height: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Hex of the product colour the picture shows, when it shows one. */
  color: colorField,
});
export type Image = v.InferOutput<typeof imageSchema>;

export const colorSchema = v.object({
  id: idSchema,
  hex: v.pipe(v.string(), v.hexColor()),
  ...bilingual('name'),
  item_color: v.fallback(v.object({ is_default: flagSchema }), { is_default: false }),
});
export type Color = v.InferOutput<typeof colorSchema>;

/** What a product holds of its category, subcategory or set. */
export const referenceSchema = v.object({ id: idSchema, ...bilingual('name') });

/** What lists carry of a product: all a card, a quick view and a basket line need. */
export const productSummarySchema = v.object({
  id: idSchema,
  code: productCodeSchema,
  ...bilingual('name'),
  /** Comma-separated lists (spec §3); read them with `contentEntries`. */
  ...bilingual('content'),
  price: amountSchema,
  /** Percent; counts only when `allow_discount` (spec §5). */
  discount: v.fallback(percentSchema, 0),
  allow_discount: flagSchema,
  is_featured: flagSchema,
  is_saudi_made: flagSchema,
  is_set: flagSchema,
  is_custom: flagSchema,
  is_full_width: flagSchema,
  /** True: served by the cart; false: by the price box (spec §1). */
  allow_online_purchase: flagSchema,
  check_availity: flagSchema,
  is_price_show: flagSchema,
  is_content_show: flagSchema,
  is_sku_show: flagSchema,
  has_colors: flagSchema,
  has_fabrics: flagSchema,
  has_dimension: flagSchema,
  allow_edit_colors: flagSchema,
  allow_edit_fabrics: flagSchema,
  allow_edit_dimension: flagSchema,
  images: v.optional(lenientArray(imageSchema), []),
  colors: v.optional(lenientArray(colorSchema), []),
  category: v.nullish(referenceSchema),
  subcategory: v.nullish(referenceSchema),
  postion: v.fallback(v.number(), 0),
  created_at: v.nullish(v.string()),
});
export type ProductSummary = v.InferOutput<typeof productSummarySchema>;
