import * as v from 'valibot';
import { colorField } from './editor-input';
import { lenientArray } from './lenient-array';
import { limitedText } from './limited-text';
import { MAX_TYPED_CODE, PRODUCT_CODE_PATTERN } from './limits';
import type { ObjectSchemaOf } from './object-schema';
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
import { typedCode } from './typed-text';

/** Letters and digits, never a dash, because product slugs end in `-{code}` (spec §2). */
export const productCodeSchema = v.pipe(v.string(), v.regex(PRODUCT_CODE_PATTERN));

/** A product code as typed, in any case. */
export const productCodeParam = v.pipe(
  limitedText(MAX_TYPED_CODE),
  v.transform(typedCode),
  v.regex(PRODUCT_CODE_PATTERN),
);

/** An image of a product or project (spec §3). */
export interface Image {
  /** Identifier: a positive integer. */
  id: number;
  /** Image URL; may be relative to the API's origin. */
  src_url: string;
  /** Alternative text in English. */
  alt?: string | null | undefined;
  /** Alternative text in Arabic. */
  alt_ar?: string | null | undefined;
  /** Whether it is the product's main image. */
  is_main: boolean;
  /** Sort position, ascending. */
  postion: number;
  /** Intrinsic width in pixels, if known. */
  width?: number | null | undefined;
  /** Intrinsic height in pixels, if known. */
  height?: number | null | undefined;
  /** Hex of the product colour shown in the image, if any. */
  color?: string | null | undefined;
}

/** Schema of {@link Image}. */
export const imageSchema: ObjectSchemaOf<Image> = v.object({
  id: idSchema,
  src_url: v.pipe(v.string(), v.minLength(1)),
  alt: v.nullish(v.string()),
  alt_ar: v.nullish(v.string()),
  is_main: flagSchema,
  postion: v.fallback(v.number(), 0),
  width: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  height: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
  color: colorField,
});

/** A colour a product is available in. */
export interface Color {
  /** Identifier: a positive integer. */
  id: number;
  /** Hex colour, e.g. `#7a5638`. */
  hex: string;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** The product's use of the colour. */
  item_color: {
    /** Whether the product is shown in this colour. */
    is_default: boolean;
  };
}

/** Schema of {@link Color}. */
export const colorSchema: ObjectSchemaOf<Color> = v.object({
  id: idSchema,
  hex: v.pipe(v.string(), v.hexColor()),
  ...bilingual('name'),
  item_color: v.fallback(
    v.object({
      is_default: flagSchema,
    }),
    { is_default: false },
  ),
});

/** Reference from a product to its category, subcategory or set. */
export interface Reference {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
}

/** Schema of {@link Reference}. */
export const referenceSchema: ObjectSchemaOf<Reference> = v.object({ id: idSchema, ...bilingual('name') });

const summaryFields = v.object({
  id: idSchema,
  code: productCodeSchema,
  ...bilingual('name'),
  content_en: textSchema,
  content_ar: textSchema,
  price: v.nullable(amountSchema),
  discount: v.fallback(percentSchema, 0),
  allow_discount: flagSchema,
  is_featured: flagSchema,
  is_saudi_made: flagSchema,
  is_set: flagSchema,
  is_custom: flagSchema,
  is_full_width: flagSchema,
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
  updated_at: updatedAtSchema,
});

/** A product as it appears in lists: the fields needed by cards, quick views and basket lines. */
export interface ProductSummary {
  /** Identifier: a positive integer. */
  id: number;
  /** Product code, as in the product's URL: letters and digits. */
  code: string;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Contents in English: a comma-separated list (spec §3), parsed by `contentEntries`. */
  content_en: string;
  /** The same list in Arabic. */
  content_ar: string;
  /**
   * Price before discount and VAT, in the shop's currency; null when `is_price_show` is false. `hasPrice`
   * narrows it.
   */
  price: number | null;
  /**
   * Discount in percent; applies only when `allow_discount` is true (spec §5). The API sends 0 when
   * `is_price_show` is false.
   */
  discount: number;
  /** Whether `discount` applies. */
  allow_discount: boolean;
  /** Whether it has the “featured” badge. */
  is_featured: boolean;
  /** Whether it has the “made in Saudi Arabia” badge. */
  is_saudi_made: boolean;
  /** Whether it is a set of other products (`set_items`). */
  is_set: boolean;
  /** Whether it is made to order: 60 to 90 days (spec §9). */
  is_custom: boolean;
  /** Whether lists show it as a wide card. */
  is_full_width: boolean;
  /** True: bought through the cart. False: quoted through the price box (spec §1). */
  allow_online_purchase: boolean;
  /** Whether its availability must be confirmed first. */
  check_availity: boolean;
  /** Whether its price is shown; otherwise “price on request”. */
  is_price_show: boolean;
  /** Whether `content` is shown. */
  is_content_show: boolean;
  /** Whether `code` is shown. */
  is_sku_show: boolean;
  /** Whether its colours are shown. */
  has_colors: boolean;
  /** Whether its fabrics are shown. */
  has_fabrics: boolean;
  /** Whether its dimensions are shown. */
  has_dimension: boolean;
  /** Whether a visitor may choose another colour. */
  allow_edit_colors: boolean;
  /** Whether a visitor may choose its fabrics. */
  allow_edit_fabrics: boolean;
  /** Whether a visitor may change its width. */
  allow_edit_dimension: boolean;
  /** Its images; the first by position is the main one. */
  images: Image[];
  /** Colours it is available in. */
  colors: Color[];
  /** Its category. */
  category?: Reference | null | undefined;
  /** Its subcategory. */
  subcategory?: Reference | null | undefined;
  /** Sort position, ascending. */
  postion: number;
  /** When it was added, ISO 8601. */
  created_at?: string | null | undefined;
  /** When it last changed, ISO 8601; missing if the backend doesn't record it. */
  updated_at?: string | null | undefined;
}

/** Schema of {@link ProductSummary}. */
export const productSummarySchema: ObjectSchemaOf<ProductSummary> = v.pipe(
  summaryFields,
  v.transform((product) => withShownPrice(product)),
);
