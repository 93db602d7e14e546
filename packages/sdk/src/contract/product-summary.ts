import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { PRODUCT_CODE_PATTERN } from './limits';
import {
  amountSchema,
  bilingual,
  flagSchema,
  idSchema,
  percentSchema,
  textSchema,
  updatedAtSchema,
} from './primitives';
import { withShownPrice } from './shown-price';

/** Letters and digits, never a dash, because product slugs end in `-{code}` (spec §2). */
export const productCodeSchema = v.pipe(v.string(), v.regex(PRODUCT_CODE_PATTERN));

/** An image of a product or project (spec §3). */
export const imageSchema = v.object({
  id: idSchema,
  /** Image URL; may be relative to the API's origin. */
  src_url: v.pipe(v.string(), v.minLength(1)),
  /** Alternative text in English. */
  alt: v.nullish(v.string()),
  /** Alternative text in Arabic. */
  alt_ar: v.nullish(v.string()),
  /** Whether it is the product's main image. */
  is_main: flagSchema,
  /** Sort position, ascending. */
  postion: v.fallback(v.number(), 0),
  /** Intrinsic width in pixels, if known. */
  width: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Intrinsic height in pixels, if known. */
  height: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Hex of the product colour shown in the image, if any. */
  color: colorField,
});
export interface Image extends v.InferOutput<typeof imageSchema> {}

/** A colour a product is available in. */
export const colorSchema = v.object({
  id: idSchema,
  /** Hex colour, e.g. `#7a5638`. */
  hex: v.pipe(v.string(), v.hexColor()),
  ...bilingual('name'),
  /** How the product uses the colour. */
  item_color: v.fallback(
    v.object({
      /** Whether the product is shown in this colour. */
      is_default: flagSchema,
    }),
    { is_default: false },
  ),
});
export interface Color extends v.InferOutput<typeof colorSchema> {}

/** Reference from a product to its category, subcategory or set. */
export const referenceSchema = v.object({ id: idSchema, ...bilingual('name') });

const summaryFields = v.object({
  id: idSchema,
  /** Product code, as in the product's URL: letters and digits. */
  code: productCodeSchema,
  ...bilingual('name'),
  /** Contents in English: a comma-separated list (spec §3), parsed by `contentEntries`. */
  content_en: textSchema,
  /** The same list in Arabic. */
  content_ar: textSchema,
  /**
   * Price before discount and VAT, in the shop's currency; null when `is_price_show` is false. `hasPrice` narrows it.
   */
  price: v.nullable(amountSchema),
  /**
   * Discount in percent; applies only when `allow_discount` is true (spec §5). The API sends 0 when `is_price_show` is
   * false.
   */
  discount: v.fallback(percentSchema, 0),
  /** Whether `discount` applies. */
  allow_discount: flagSchema,
  /** Whether it has the “featured” badge. */
  is_featured: flagSchema,
  /** Whether it has the “made in Saudi Arabia” badge. */
  is_saudi_made: flagSchema,
  /** Whether it is a set of other products (`set_items`). */
  is_set: flagSchema,
  /** Whether it is made to order: 60 to 90 days (spec §9). */
  is_custom: flagSchema,
  /** Whether lists show it as a wide card. */
  is_full_width: flagSchema,
  /** True: bought through the cart. False: quoted through the price box (spec §1). */
  allow_online_purchase: flagSchema,
  /** Whether its availability must be confirmed first. */
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
  /** Whether a visitor may choose another colour. */
  allow_edit_colors: flagSchema,
  /** Whether a visitor may choose its fabrics. */
  allow_edit_fabrics: flagSchema,
  /** Whether a visitor may change its width. */
  allow_edit_dimension: flagSchema,
  /** Its images; the first by position is the main one. */
  images: v.optional(lenientArray(imageSchema), []),
  /** Colours it is available in. */
  colors: v.optional(lenientArray(colorSchema), []),
  /** Its category. */
  category: v.nullish(referenceSchema),
  /** Its subcategory. */
  subcategory: v.nullish(referenceSchema),
  /** Sort position, ascending. */
  postion: v.fallback(v.number(), 0),
  /** When it was added, ISO 8601. */
  created_at: v.nullish(v.string()),
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at: updatedAtSchema,
});

/** A product as it appears in lists: the fields needed by cards, quick views and basket lines. */
export const productSummarySchema = v.pipe(
  summaryFields,
  v.transform((product) => withShownPrice(product)),
);
export interface ProductSummary extends v.InferOutput<typeof productSummarySchema> {}
