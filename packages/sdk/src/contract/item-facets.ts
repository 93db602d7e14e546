import * as v from 'valibot';
import { lenientArray } from './lenient-array';
import type { ObjectSchemaOf } from './object-schema';
import { bilingual, idSchema, openPicklist } from './primitives';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A colour with the number of products in it. */
export interface ColorCount {
  /** Identifier, as in the filter `color`. */
  id: number;
  /** Hex colour, e.g. `#7a5638`. */
  hex: string;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** Products in this colour. */
  count: number;
}

const colorCountSchema: ObjectSchemaOf<ColorCount> = v.object({
  id: idSchema,
  hex: v.pipe(v.string(), v.hexColor()),
  ...bilingual('name'),
  count: countSchema,
});

/** A fabric with the number of products offered in it. */
export interface FabricCount {
  /** Identifier, as in the filter `fabric`. */
  id: number;
  /** Name in English. */
  name_en: string;
  /** Name in Arabic. */
  name_ar: string;
  /** URL of its swatch image; may be relative to the API's origin. */
  image_url?: string | null | undefined;
  /** Products offered in this fabric. */
  count: number;
}

const fabricCountSchema: ObjectSchemaOf<FabricCount> = v.object({
  id: idSchema,
  ...bilingual('name'),
  image_url: v.nullish(v.string()),
  count: countSchema,
});

/** Number of single pieces and of sets. */
export interface TypeCounts {
  /** Single pieces. */
  piece: number;
  /** Sets. */
  set: number;
}

const typeCountsSchema: ObjectSchemaOf<TypeCounts> = v.object({ piece: countSchema, set: countSchema });

/** Number of products for each value of a filter that is true or false. */
export interface FlagCounts {
  /** Products for `true`. */
  true: number;
  /** Products for `false`. */
  false: number;
}

const flagCountsSchema: ObjectSchemaOf<FlagCounts> = v.object({ true: countSchema, false: countSchema });

/** The lowest and the highest number of a list: prices in the shop's currency, widths in cm. */
export interface FacetRange {
  /** Lowest. */
  min: number;
  /** Highest. */
  max: number;
}

// The tax may raise a price above the largest amount.
const numberSchema = v.pipe(v.number(), v.finite(), v.minValue(0));
const rangeSchema: ObjectSchemaOf<FacetRange> = v.object({ min: numberSchema, max: numberSchema });

/** Parameters of the product list that visitors choose; the others say which list it is. */
export const FACET_PARAMETERS = [
  'color',
  'fabric',
  'price_min',
  'price_max',
  'width_max',
  'type',
  'allow_online_purchase',
  'in_stock',
  'on_sale',
  'is_saudi_made',
] as const;
/** A parameter of the product list that visitors choose. */
export type FacetParameter = (typeof FACET_PARAMETERS)[number];

/** One parameter of an empty list that, dropped or widened, lists something. */
export interface Loosening {
  /** The parameter; `unknown`: one that this version of the contract doesn't have. */
  parameter: FacetParameter | 'unknown';
  /** The nearest value of a number that lists something, a whole number; missing if the parameter is dropped. */
  value?: number | null | undefined;
  /** Products of the list then; at least one. */
  count: number;
}

const looseningSchema: ObjectSchemaOf<Loosening> = v.object({
  parameter: openPicklist(FACET_PARAMETERS),
  value: v.nullish(countSchema),
  count: countSchema,
});

/**
 * What visitors can filter a product list by. Each facet counts as if nothing were chosen in it: the number of products
 * the list has if a value is the facet's only choice. Values without products aren't sent. A facet that the backend
 * doesn't have is missing.
 */
export interface ItemFacets {
  /** Products of the list with all filters. */
  total: number;
  /** Colours, those with the most products first; at most 100. */
  color?: ColorCount[] | undefined;
  /** Fabrics, those with the most products first; at most 100. */
  fabric?: FabricCount[] | undefined;
  /** Prices as lists show them, for `price_min` and `price_max`; null if no product of the list has a shown price. */
  price?: FacetRange | null | undefined;
  /** Widths for `width_max`; null if no product of the list has a width. */
  width?: FacetRange | null | undefined;
  /** Single pieces and sets. */
  type?: TypeCounts | undefined;
  /** Products bought online, and those only quoted. */
  allow_online_purchase?: FlagCounts | undefined;
  /** Products whose availability needs no confirmation, and the others. */
  in_stock?: FlagCounts | undefined;
  /** Products with a shown discount, and the others. */
  on_sale?: FlagCounts | undefined;
  /** Products made in Saudi Arabia, and the others. */
  is_saudi_made?: FlagCounts | undefined;
  /**
   * If the list is empty: each single parameter that, dropped or widened, lists something, the one with the most products
   * first.
   */
  loosenings?: Loosening[] | undefined;
}

/** Schema of {@link ItemFacets}. */
export const itemFacetsSchema: ObjectSchemaOf<ItemFacets> = v.object({
  total: countSchema,
  color: v.optional(lenientArray(colorCountSchema)),
  fabric: v.optional(lenientArray(fabricCountSchema)),
  price: v.nullish(rangeSchema),
  width: v.nullish(rangeSchema),
  type: v.optional(typeCountsSchema),
  allow_online_purchase: v.optional(flagCountsSchema),
  in_stock: v.optional(flagCountsSchema),
  on_sale: v.optional(flagCountsSchema),
  is_saudi_made: v.optional(flagCountsSchema),
  loosenings: v.optional(lenientArray(looseningSchema)),
});
