import * as v from 'valibot';
import {
  colorSchema,
  customizationSchema,
  dimensionsSchema,
  fabricSchema,
  imageSchema,
  productSummarySchema,
  quantitySchema,
} from '../../contract';
import { withShownPrice } from '../../contract/shown-price';

/**
 * The product fields stored with a line, so that a basket can be shown, priced and sent without fetching.
 * `refreshProducts` updates prices.
 */
export const basketProductSchema = v.pipe(
  v.object({
    ...v.pick(v.object(productSummarySchema.entries), [
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
    ]).entries,
    image: v.nullable(v.pick(imageSchema, ['src_url', 'width', 'height'])),
  }),
  v.transform((product) => withShownPrice(product)),
);
export type BasketProduct = v.InferOutput<typeof basketProductSchema>;

/** The choices of a line, with the names and swatches to display them. Null or empty parts are unchanged. */
export const lineCustomizationSchema = v.object({
  color: v.nullable(v.pick(colorSchema, ['id', 'hex', 'name_en', 'name_ar'])),
  /** Sorted by id, ascending. */
  fabrics: v.array(v.pick(fabricSchema, ['id', 'name_en', 'name_ar', 'image_url'])),
  width: v.nullable(
    v.object({
      value: v.unwrap(customizationSchema.entries.width),
      unit: dimensionsSchema.entries.unit,
    }),
  ),
});
export type LineCustomization = v.InferOutput<typeof lineCustomizationSchema>;

export const basketLineSchema = v.object({
  id: v.string(),
  product: basketProductSchema,
  quantity: quantitySchema,
  customization: v.nullable(lineCustomizationSchema),
});

/** A quantity of one product with one customisation (spec §3 «Cart entry», «Price box entry»). */
export type BasketLine = v.InferOutput<typeof basketLineSchema>;
