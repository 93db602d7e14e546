import {
  type Endpoints,
  FACET_PARAMETERS,
  type FacetParameter,
  type FlagCounts,
  type ItemFacets,
  type Loosening,
  MAX_AMOUNT,
  MAX_WIDTH,
} from '@diwan/sdk/contract';
import type { LRUCache } from 'lru-cache';
import type { InferOutput } from 'valibot';

type FacetsQuery = InferOutput<Endpoints['items.facets']['query']>;

/** Values that each product has any number of. Those of the product at `i` are `of[starts[i]]` to `of[starts[i + 1]]`. */
export interface ValueColumn<Value> {
  values: readonly Value[];
  /** Indexes of `values`. */
  of: Int32Array;
  starts: Int32Array;
}

/** A mark for each product that a search finds, by the search. */
export type SearchCache = LRUCache<string, Promise<Uint8Array>>;

/**
 * The products that are shown, by column, in memory: a facet counts all products of a list, for which a database takes many
 * times as long as for a page of it. About 60 bytes each.
 */
export interface FacetIndex {
  ids: Int32Array;
  /** 0: none. */
  categories: Int32Array;
  subcategories: Int32Array;
  /** What a visitor pays, in the shop's currency; NaN where it isn't shown. */
  prices: Float64Array;
  /** In cm; NaN without one. */
  widths: Float64Array;
  /** Bits, see {@link FLAGS}. */
  flags: Uint8Array;
  colors: ValueColumn<Omit<NonNullable<ItemFacets['color']>[number], 'count'>>;
  fabrics: ValueColumn<Omit<NonNullable<ItemFacets['fabric']>[number], 'count'>>;
  /** What the last searches found. A visitor who filters a search asks for its facets again and again. */
  searches: SearchCache;
}

/** Bits of a product's flags. */
export const FLAGS = {
  is_featured: 1,
  is_set: 2,
  allow_online_purchase: 4,
  in_stock: 8,
  on_sale: 16,
  is_saudi_made: 32,
} as const;

/** A bit for each parameter: those that a product fails. */
const BITS = Object.fromEntries(FACET_PARAMETERS.map((name, index) => [name, 1 << index])) as Readonly<
  Record<FacetParameter, number>
>;

/** Most values of a facet that are sent. */
const MAX_VALUES = 100;

const FLAG_FACETS = ['allow_online_purchase', 'in_stock', 'on_sale', 'is_saudi_made'] as const;

/** Counts the values of a column, and marks the products that have one of those chosen. */
function valueCounter<Value extends { id: number }>(
  { values, of, starts }: ValueColumn<Value>,
  chosen: readonly number[] | undefined,
) {
  const counts = new Uint32Array(values.length);
  const isChosen = Uint8Array.from(values, ({ id }) => Number(chosen?.includes(id) ?? false));
  return {
    fails(product: number): boolean {
      if (!chosen) return false;
      for (let place = starts[product] ?? 0; place < (starts[product + 1] ?? 0); place += 1)
        if (isChosen[of[place] ?? 0]) return false;
      return true;
    },
    count(product: number): void {
      for (let place = starts[product] ?? 0; place < (starts[product + 1] ?? 0); place += 1) {
        const value = of[place] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    },
    result: (): (Value & { count: number })[] =>
      values
        .map((value, index) => ({ ...value, count: counts[index] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count || one.id - other.id)
        .slice(0, MAX_VALUES),
  };
}

/** Counts a flag's two values, and marks the products that have the one that isn't chosen. */
function flagCounter(flags: Uint8Array, bit: number, chosen: boolean | undefined) {
  const counts = { true: 0, false: 0 };
  const has = (product: number): boolean => ((flags[product] ?? 0) & bit) !== 0;
  return {
    fails: (product: number): boolean => chosen !== undefined && has(product) !== chosen,
    count(product: number): void {
      if (has(product)) counts.true += 1;
      else counts.false += 1;
    },
    result: (): FlagCounts => counts,
  };
}

/** Finds the lowest and highest of a column's numbers. */
function rangeFinder(numbers: Float64Array) {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    count(product: number): void {
      const number = numbers[product] ?? Number.NaN;
      if (number < min) min = number;
      if (number > max) max = number;
    },
    result: () => (min <= max ? { min, max } : null),
  };
}

/**
 * Finds the whole number nearest to a limit that lets a product through, and how many it lets through.
 * @param direction 1 if greater numbers are further from the limit, else -1
 */
function nearestFinder(numbers: Float64Array, direction: 1 | -1, greatest: number) {
  let [nearest, count] = [Number.POSITIVE_INFINITY, 0];
  return {
    count(product: number): void {
      const distance = Math.ceil(direction * (numbers[product] ?? Number.NaN));
      if (Number.isNaN(distance) || distance > nearest || direction * distance > greatest) return;
      count = distance < nearest ? 1 : count + 1;
      nearest = distance;
    },
    result: () => (count > 0 ? { value: direction * nearest, count } : undefined),
  };
}

/** Counts products without a number: a parameter that is dropped rather than widened. */
function plainCounter() {
  let count = 0;
  return {
    count(): void {
      count += 1;
    },
    result: () => (count > 0 ? { count } : undefined),
  };
}

const looseningCounter = ({ prices, widths }: FacetIndex, parameter: FacetParameter) => {
  if (parameter === 'price_min') return nearestFinder(prices, -1, Math.floor(MAX_AMOUNT));
  if (parameter === 'price_max') return nearestFinder(prices, 1, Math.floor(MAX_AMOUNT));
  if (parameter === 'width_max') return nearestFinder(widths, 1, MAX_WIDTH);
  return plainCounter();
};

/** Whether a product belongs to the list at all, whatever visitors filter it by. */
function listFilter(
  { ids, categories, subcategories, flags }: FacetIndex,
  query: FacetsQuery,
  found: Uint8Array | undefined,
) {
  const setOf = (values: readonly number[] | undefined) => values && new Set(values);
  const [wanted, category, subcategory] = [query.id, query.category, query.subcategory].map(setOf);
  const featured = flagCounter(flags, FLAGS.is_featured, query.is_featured);
  return (product: number): boolean => {
    const id = ids[product] ?? 0;
    return (
      id >= (query.id_min ?? 0) &&
      (wanted?.has(id) ?? true) &&
      (found?.[product] ?? 1) === 1 &&
      (category?.has(categories[product] ?? 0) ?? true) &&
      (subcategory?.has(subcategories[product] ?? 0) ?? true) &&
      !featured.fails(product)
    );
  };
}

/**
 * Counts the facets of a list in one pass over the products. Each product has a bit for every parameter it fails: one without
 * any is listed, one that fails only parameters of a facet counts for that facet, and one that fails a single parameter
 * says what an empty list would have without it.
 * @param found a mark for each product that the query's words find; undefined without any
 */
export function countFacets(
  index: FacetIndex,
  query: FacetsQuery,
  found: Uint8Array | undefined,
): ItemFacets {
  const { prices, widths, flags } = index;
  const { price_min, price_max, width_max } = query;
  const types = query.type && new Set(query.type);
  const chosenType = types?.size === 1 ? types.has('set') : undefined;
  const color = valueCounter(index.colors, query.color);
  const fabric = valueCounter(index.fabrics, query.fabric);
  const type = flagCounter(flags, FLAGS.is_set, chosenType);
  const flagFacets = FLAG_FACETS.map((name) => ({
    bit: BITS[name],
    ...flagCounter(flags, FLAGS[name], query[name]),
  }));
  const price = rangeFinder(prices);
  const width = rangeFinder(widths);
  const loosenings = FACET_PARAMETERS.map((parameter) => ({
    parameter,
    bit: BITS[parameter],
    ...looseningCounter(index, parameter),
  }));
  const priceBits = BITS.price_min | BITS.price_max;
  const isListed = listFilter(index, query, found);
  let total = 0;

  /** The bits of the parameters that a product fails. */
  const failuresOf = (product: number): number => {
    let failures = 0;
    // NaN fails every comparison.
    if (price_min !== undefined && !((prices[product] ?? 0) >= price_min)) failures |= BITS.price_min;
    if (price_max !== undefined && !((prices[product] ?? 0) <= price_max)) failures |= BITS.price_max;
    if (width_max !== undefined && !((widths[product] ?? 0) <= width_max)) failures |= BITS.width_max;
    if (color.fails(product)) failures |= BITS.color;
    if (fabric.fails(product)) failures |= BITS.fabric;
    if (type.fails(product)) failures |= BITS.type;
    for (const flag of flagFacets) if (flag.fails(product)) failures |= flag.bit;
    return failures;
  };

  for (let product = 0; product < index.ids.length; product += 1) {
    if (!isListed(product)) continue;
    const failures = failuresOf(product);
    if (failures === 0) total += 1;
    if ((failures & ~BITS.color) === 0) color.count(product);
    if ((failures & ~BITS.fabric) === 0) fabric.count(product);
    if ((failures & ~priceBits) === 0) price.count(product);
    if ((failures & ~BITS.width_max) === 0) width.count(product);
    if ((failures & ~BITS.type) === 0) type.count(product);
    for (const flag of flagFacets) if ((failures & ~flag.bit) === 0) flag.count(product);
    if (failures !== 0 && total === 0)
      for (const one of loosenings) if (failures === one.bit) one.count(product);
  }

  const typeCounts = type.result();
  const [allow_online_purchase, in_stock, on_sale, is_saudi_made] = flagFacets.map((flag) => flag.result());
  return {
    total,
    color: color.result(),
    fabric: fabric.result(),
    price: price.result(),
    width: width.result(),
    type: { piece: typeCounts.false, set: typeCounts.true },
    allow_online_purchase,
    in_stock,
    on_sale,
    is_saudi_made,
    ...(total === 0 && {
      loosenings: loosenings
        .flatMap(({ parameter, result }): Loosening[] => {
          const loosening = result();
          return loosening ? [{ parameter, ...loosening }] : [];
        })
        .sort((one, other) => other.count - one.count),
    }),
  };
}
