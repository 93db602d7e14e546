import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { PRODUCT_CODE_PATTERN } from './limits';
import { amountSchema, bilingual, flagSchema, idSchema, percentSchema, textSchema } from './primitives';
import { withShownPrice } from './shown-price';

/** Product codes hold letters and digits, never a dash: the product slug ends in `-{code}` (spec §2). */
export const productCodeSchema = v.pipe(v.string(), v.regex(PRODUCT_CODE_PATTERN));

/** A picture of a product or project (spec §3). `src_url` may be relative to the API's origin. */
export const imageSchema = v.object({
  id: idSchema,
  /** Address of the file; may be relative to the API's origin. */
  src_url: v.pipe(v.string(), v.minLength(1)),
  /** What the picture shows, in English. */
  alt: v.nullish(v.string()),
  /** What the picture shows, in Arabic. */
  alt_ar: v.nullish(v.string()),
  /** Whether it is the product's main picture. */
  is_main: flagSchema,
  /** Position among its siblings, ascending. */
  postion: v.fallback(v.number(), 0),
  /** Intrinsic width in pixels, when the backend knows it. */
  width: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Intrinsic height in pixels, when the backend knows it. */
  height: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Hex of the product colour the picture shows, when it shows one. */
  color: colorField,
});
export interface Image extends v.InferOutput<typeof imageSchema> {}

/** A colour a product is available in. */
export const colorSchema = v.object({
  id: idSchema,
  /** The colour, e.g. `#7a5638`. */
  hex: v.pipe(v.string(), v.hexColor()),
  ...bilingual('name'),
  /** How the product uses it. */
  item_color: v.fallback(
    v.object({
      /** Whether the product is shown in this colour. */
      is_default: flagSchema,
    }),
    { is_default: false },
  ),
});
export interface Color extends v.InferOutput<typeof colorSchema> {}

/** What a product holds of its category, subcategory or set. */
export const referenceSchema = v.object({ id: idSchema, ...bilingual('name') });

const summaryFields = v.object({
  id: idSchema,
  /** The maker's code, as in the product's address: letters and digits. */
  code: productCodeSchema,
  ...bilingual('name'),
  /** What it is made of, in English: a comma-separated list (spec §3), which `contentEntries` reads. */
  content_en: textSchema,
  /** The same list in Arabic. */
  content_ar: textSchema,
  /** SAR before discount and VAT. Where `is_price_show` is false the API answers null, which clients read as 0. */
  price: v.nullable(amountSchema),
  /** Percent; counts only when `allow_discount` (spec §5). The API answers 0 where `is_price_show` is false. */
  discount: v.fallback(percentSchema, 0),
  /** Whether `discount` counts. */
  allow_discount: flagSchema,
  /** Whether it carries the badge “featured”. */
  is_featured: flagSchema,
  /** Whether it carries the badge “made in Saudi Arabia”. */
  is_saudi_made: flagSchema,
  /** Whether it is a set of other products (`set_items`). */
  is_set: flagSchema,
  /** Whether it is made to order: 60 to 90 days (spec §9). */
  is_custom: flagSchema,
  /** Whether lists show it as a wide card. */
  is_full_width: flagSchema,
  /** True: served by the cart; false: by the price box (spec §1). */
  allow_online_purchase: flagSchema,
  /** Whether its availability must be asked for. */
  check_availity: flagSchema,
  /** Whether its price is shown; otherwise “price on request”. */
  is_price_show: flagSchema,
  /** Whether `content` is shown. */
  is_content_show: flagSchema,
  /** Whether `code` is shown. */
  is_sku_show: flagSchema,
  /** Whether its colours are shown. */
  has_colors: flagSchema,
  /** Whether its fabrics are shown. */
  has_fabrics: flagSchema,
  /** Whether its dimensions are shown. */
  has_dimension: flagSchema,
  /** Whether a visitor may replace its colour. */
  allow_edit_colors: flagSchema,
  /** Whether a visitor may choose its fabrics. */
  allow_edit_fabrics: flagSchema,
  /** Whether a visitor may change its width. */
  allow_edit_dimension: flagSchema,
  /** Its pictures; the first by position is its main one. */
  images: v.optional(lenientArray(imageSchema), []),
  /** Colours it is available in. */
  colors: v.optional(lenientArray(colorSchema), []),
  /** Its category. */
  category: v.nullish(referenceSchema),
  /** Its subcategory. */
  subcategory: v.nullish(referenceSchema),
  /** Position among its siblings, ascending. */
  postion: v.fallback(v.number(), 0),
  /** When it was added, ISO 8601. */
  created_at: v.nullish(v.string()),
});

/** What lists carry of a product: all a card, a quick view and a basket line need. */
export const productSummarySchema = v.pipe(
  summaryFields,
  v.transform((product) => withShownPrice(product)),
);
export interface ProductSummary extends v.InferOutput<typeof productSummarySchema> {}
