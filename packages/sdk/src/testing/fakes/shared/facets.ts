import type * as v from 'valibot';
import { filteredWidth, type PriceDisplay } from '../../../commerce';
import {
  type Endpoints,
  FACET_PARAMETERS,
  type FacetParameter,
  type FlagCounts,
  type ItemFacets,
  type Loosening,
  type Product,
} from '../../../contract';
import { listedProducts, shownPrice } from './lists';

type FacetsQuery = v.InferOutput<Endpoints['items.facets']['query']>;

const MAX_VALUES = 100;

const rangeOf = (values: readonly number[]): { min: number; max: number } | null =>
  values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : null;

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null) as Value[];

/** Facets by their definition: the lengths of lists with other filters. */
export function facetsOf(
  products: readonly Product[],
  query: FacetsQuery,
  display: PriceDisplay,
): Omit<ItemFacets, 'loosenings'> & { loosenings?: Loosening[] } {
  const list = (change: Partial<FacetsQuery>): Product[] =>
    listedProducts(
      products,
      { page: 1, limit: 10, sort_by: 'id', sort_order: 'ASC', ...query, ...change },
      display,
    );
  const count = (change: Partial<FacetsQuery>): number => list(change).length;
  const flag = (name: 'allow_online_purchase' | 'in_stock' | 'on_sale' | 'is_saudi_made'): FlagCounts => ({
    true: count({ [name]: true }),
    false: count({ [name]: false }),
  });
  /** Values of products' lists, each once, with their numbers. */
  const counted = <Value extends { id: number }>(
    name: 'color' | 'fabric',
    values: readonly Value[],
  ): (Value & { count: number })[] =>
    [...new Map(values.map((value) => [value.id, value])).values()]
      .map((value) => ({ ...value, count: count({ [name]: [value.id] }) }))
      .sort((one, other) => other.count - one.count || one.id - other.id)
      .slice(0, MAX_VALUES);
  const prices = (change: Partial<FacetsQuery>) =>
    present(list(change).map((product) => shownPrice(product, display)));
  const widths = present(list({ width_max: undefined }).map(filteredWidth));
  const nearest: Partial<Record<FacetParameter, () => number | undefined>> = {
    price_min: () =>
      prices({ price_min: undefined })
        .map(Math.floor)
        .sort((a, b) => b - a)[0],
    price_max: () =>
      prices({ price_max: undefined })
        .map(Math.ceil)
        .sort((a, b) => a - b)[0],
    width_max: () => widths.map(Math.ceil).sort((a, b) => a - b)[0],
  };
  const loosening = (parameter: FacetParameter): Loosening[] => {
    if (query[parameter] === undefined) return [];
    const value = nearest[parameter]?.();
    const found = parameter in nearest && value === undefined ? 0 : count({ [parameter]: value });
    return found > 0 ? [{ parameter, ...(value !== undefined && { value }), count: found }] : [];
  };
  const total = count({});
  return {
    total,
    color: counted(
      'color',
      list({ color: undefined }).flatMap(({ colors }) =>
        colors.map(({ id, hex, name_en, name_ar }) => ({ id, hex, name_en, name_ar })),
      ),
    ),
    fabric: counted(
      'fabric',
      list({ fabric: undefined }).flatMap(({ fabrics }) =>
        fabrics.map(({ id, name_en, name_ar, image_url }) => ({ id, name_en, name_ar, image_url })),
      ),
    ),
    price: rangeOf(prices({ price_min: undefined, price_max: undefined })),
    width: rangeOf(widths),
    type: { piece: count({ type: ['piece'] }), set: count({ type: ['set'] }) },
    allow_online_purchase: flag('allow_online_purchase'),
    in_stock: flag('in_stock'),
    on_sale: flag('on_sale'),
    is_saudi_made: flag('is_saudi_made'),
    ...(total === 0 && {
      loosenings: FACET_PARAMETERS.flatMap(loosening).sort((one, other) => other.count - one.count),
    }),
  };
}
