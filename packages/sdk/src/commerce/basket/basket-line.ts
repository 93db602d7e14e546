import * as v from 'valibot';
import {
  type Color,
  colorSchema,
  dimensionsSchema,
  type Fabric,
  fabricSchema,
  type Image,
  imageSchema,
  type ProductSummary,
  productSummarySchema,
  quantitySchema,
} from '../../contract';
import type { ObjectSchemaOf } from '../../contract/object-schema';
import { customizedWidthSchema } from '../../contract/quote-request';
import { withShownPrice } from '../../contract/shown-price';

/** Names of the product fields stored with a line. */
const PRODUCT_FIELDS = [
  'id',
  'code',
  'name_en',
  'name_ar',
  'price',
  'discount',
  'allow_discount',
  'is_price_show',
  'is_sku_show',
  'allow_online_purchase',
  'is_custom',
] as const satisfies readonly (keyof ProductSummary)[];

/**
 * The product fields stored with a line, so that a basket can be shown, priced and sent without fetching.
 * `refreshProducts` updates prices.
 */
export interface BasketProduct extends Pick<ProductSummary, (typeof PRODUCT_FIELDS)[number]> {
  /** Its main image, or the one in the chosen colour. */
  image: Pick<Image, 'src_url' | 'width' | 'height'> | null;
}

/** Schema of {@link BasketProduct}. */
export const basketProductSchema: ObjectSchemaOf<BasketProduct> = v.pipe(
  v.object({
    ...v.pick(v.object(productSummarySchema.entries), PRODUCT_FIELDS).entries,
    image: v.nullable(v.pick(v.object(imageSchema.entries), ['src_url', 'width', 'height'])),
  }),
  v.transform((product) => withShownPrice(product)),
);

/** The choices of a line, with the names and swatches to display them. Null or empty parts are unchanged. */
export interface LineCustomization {
  /** The colour that replaces the product's own. */
  color: Pick<Color, 'id' | 'hex' | 'name_en' | 'name_ar'> | null;
  /** The chosen fabrics, sorted by id, ascending. */
  fabrics: Pick<Fabric, 'id' | 'name_en' | 'name_ar' | 'image_url'>[];
  /** The chosen width in the unit of the product's dimensions. */
  width: { value: number; unit: string } | null;
}

/** Schema of {@link LineCustomization}. */
export const lineCustomizationSchema: ObjectSchemaOf<LineCustomization> = v.object({
  color: v.nullable(v.pick(v.object(colorSchema.entries), ['id', 'hex', 'name_en', 'name_ar'])),
  fabrics: v.array(v.pick(v.object(fabricSchema.entries), ['id', 'name_en', 'name_ar', 'image_url'])),
  width: v.nullable(v.object({ value: customizedWidthSchema, unit: dimensionsSchema.entries.unit })),
});

/** A quantity of one product with one customisation (spec §3 «Cart entry», «Price box entry»). */
export interface BasketLine {
  /** Derived from product and customisation: equal lines have equal ids. */
  id: string;
  /** The product, as it was when it was added or last refreshed. */
  product: BasketProduct;
  /** Quantity, 1 to 999. */
  quantity: number;
  /** The visitor's changes; null without any. */
  customization: LineCustomization | null;
}

/** Schema of {@link BasketLine}. */
export const basketLineSchema: ObjectSchemaOf<BasketLine> = v.object({
  id: v.string(),
  product: basketProductSchema,
  quantity: quantitySchema,
  customization: v.nullable(lineCustomizationSchema),
});
