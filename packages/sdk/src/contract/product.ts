import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, flagSchema, idSchema, optionalBilingual } from './primitives';
import {
  type ProductSummary,
  productCodeSchema,
  productSummarySchema,
  referenceSchema,
} from './product-summary';
import { withShownPrice } from './shown-price';

/** A fabric a product is available in. */
export interface Fabric {
  /** Identifier: a positive integer. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** URL of its swatch image; may be relative to the API's origin. */
  image_url?: string | null | undefined;
  /** The product's use of the fabric. */
  item_fabric: {
    /** Whether the product is shown in this fabric. */
    is_default: boolean;
  };
}

/** Schema of {@link Fabric}. */
export const fabricSchema: ObjectSchemaOf<Fabric> = v.object({
  id: idSchema,
  ...bilingual('name'),
  image_url: v.nullish(v.string()),
  item_fabric: v.fallback(
    v.object({
      is_default: flagSchema,
    }),
    { is_default: false },
  ),
});

const lengthSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Outer size in `unit` (the demo shop uses `cm`). Only the width can be edited (spec §2). */
export interface Dimensions {
  /** Width in `unit`. */
  default_width: number;
  /** Depth in `unit`. */
  default_depth: number;
  /** Height in `unit`. */
  default_height: number;
  /** Smallest width that can be ordered, in `unit`; by default half of the width. */
  min_width?: number | null | undefined;
  /** Largest width that can be ordered, in `unit`; by default one and a half times the width. */
  max_width?: number | null | undefined;
  /** Unit of length, e.g. `cm`. */
  unit: string;
}

/** Schema of {@link Dimensions}. */
export const dimensionsSchema: ObjectSchemaOf<Dimensions> = v.object({
  default_width: lengthSchema,
  default_depth: lengthSchema,
  default_height: lengthSchema,
  min_width: v.nullish(lengthSchema),
  max_width: v.nullish(lengthSchema),
  unit: v.fallback(v.string(), 'cm'),
});

/** A product as a piece of a set. */
export interface SetPiece extends ProductSummary {
  /** Description in English. */
  description_en?: string | null | undefined;
  /** Description in Arabic. */
  description_ar?: string | null | undefined;
  /** Outer dimensions. */
  dimensions?: Dimensions | null | undefined;
}

/** Schema of {@link SetPiece}. */
export const setPieceSchema: ObjectSchemaOf<SetPiece> = v.pipe(
  v.object({
    ...productSummarySchema.entries,
    ...optionalBilingual('description'),
    dimensions: v.nullish(dimensionsSchema),
  }),
  v.transform((piece) => withShownPrice(piece)),
);

/** A piece of a set. */
export interface SetItem {
  /** Identifier: a positive integer. */
  id: number;
  /** Quantity in the set. */
  quantity: number;
  /** The piece itself. */
  item: SetPiece;
}

/** Schema of {@link SetItem}. */
export const setItemSchema: ObjectSchemaOf<SetItem> = v.object({
  id: idSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: setPieceSchema,
});

const productFields = v.object({
  ...productSummarySchema.entries,
  ...bilingual('description'),
  keywords: v.nullish(v.string()),
  fabrics: v.optional(lenientArray(fabricSchema), []),
  dimensions: v.nullish(dimensionsSchema),
  shape: v.nullish(v.string()),
  set_items: v.optional(lenientArray(setItemSchema), []),
  set: v.nullish(
    v.object({
      ...referenceSchema.entries,
      code: v.nullish(productCodeSchema),
    }),
  ),
});

/** A product in full (spec §3 «Product (item)»). */
export interface Product extends ProductSummary {
  /** Description in English. */
  description_en: string;
  /** Description in Arabic. */
  description_ar: string;
  /** Additional search terms. */
  keywords?: string | null | undefined;
  /** Fabrics it is available in. */
  fabrics: Fabric[];
  /** Outer dimensions. */
  dimensions?: Dimensions | null | undefined;
  /**
   * Outline shown in the measured drawing: `sofa`, `majlis`, `chair`, `stool`, `ottoman`, `bed`, `table`,
   * `cabinet`, `lamp`, `pendant`, `mirror` or `box`. If missing or unknown, it is inferred from the names.
   */
  shape?: string | null | undefined;
  /** The pieces of a set; empty for other products. */
  set_items: SetItem[];
  /** The set this product is a piece of. */
  set?:
    | {
        /** Identifier: a positive integer. */
        id: number;
        /** The set's code, if the backend sends it. */
        code?: string | null | undefined;
        /** Name in English. */
        name_en: string;
        /** Name in Arabic. */
        name_ar: string;
      }
    | null
    | undefined;
}

/** Schema of {@link Product}. */
export const productSchema: ObjectSchemaOf<Product> = v.pipe(
  productFields,
  v.transform((product) => withShownPrice(product)),
);
