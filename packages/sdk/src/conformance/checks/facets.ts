import type { FacetParameter, ItemFacets, ItemListQuery } from '../../contract';
import type { Check } from '../check';
import type { Context } from '../context';
import { type Deviation, needed, Skipped, same, unless } from '../deviation';
import { fieldOf } from '../probe';
import { parsed, success } from '../responses';
import { shownPrices } from './shown-prices';

const NO_FACETS = 'The backend has no facets.';

/** The facets of a list, by default of all products. */
export async function neededFacets({ probe }: Context, query: ItemListQuery = {}): Promise<ItemFacets> {
  const response = await probe('items.facets', { query: { ...query } });
  if (response.status === 404) throw new Skipped(NO_FACETS);
  return needed(parsed('items.facets', response), 'Its facets break the contract.');
}

/** The number of products that the backend reports for a list. */
async function totalOf({ probe }: Context, query: ItemListQuery): Promise<number> {
  const { json } = await probe('items.list', { query: { ...query, limit: 1 } });
  const total = fieldOf(json, 'total');
  return needed(typeof total === 'number' ? total : undefined, 'Its lists have no total.');
}

const FLAGS = ['allow_online_purchase', 'in_stock', 'on_sale', 'is_saudi_made'] as const;

/** Each value that facets count, up to three of a facet, with its number. */
function countsOf(facets: ItemFacets): [FacetParameter, string | number | boolean, number][] {
  const { color = [], fabric = [], type } = facets;
  return [
    ...color.slice(0, 3).map(({ id, count }): [FacetParameter, number, number] => ['color', id, count]),
    ...fabric.slice(0, 3).map(({ id, count }): [FacetParameter, number, number] => ['fabric', id, count]),
    ...(type
      ? (['piece', 'set'] as const).map((value): [FacetParameter, string, number] => [
          'type',
          value,
          type[value],
        ])
      : []),
    ...FLAGS.flatMap((name): [FacetParameter, boolean, number][] => {
      const flag = facets[name];
      return flag
        ? [
            [name, true, flag.true],
            [name, false, flag.false],
          ]
        : [];
    }),
  ];
}

/** The prices are rounded to the decimals of a currency that the kit doesn't know. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

export const facetChecks: readonly Check[] = [
  {
    endpoint: 'items.facets',
    title: 'returns valid results, if it has facets',
    run: async ({ probe }) => {
      const response = await probe('items.facets');
      if (response.status === 404) throw new Skipped(NO_FACETS);
      return success('items.facets', response);
    },
  },
  {
    endpoint: 'items.facets',
    title: 'counts the products that lists have',
    run: async (context) => {
      const facets = await neededFacets(context);
      const deviations: Deviation[] = same('total', await totalOf(context, {}), facets.total);
      for (const [name, value, count] of countsOf(facets)) {
        const total = await totalOf(context, { [name]: value });
        deviations.push(...same(`the number for ${name}=${value}`, total, count));
      }
      return deviations;
    },
  },
  {
    endpoint: 'items.facets',
    title: 'counts a facet as if nothing were chosen in it',
    run: async (context) => {
      const all = await neededFacets(context);
      const color = needed(all.color?.[0], 'No product has a colour.');
      const chosen = await neededFacets(context, { color: color.id });
      return [...same('color', all.color, chosen.color), ...same('total', color.count, chosen.total)];
    },
  },
  {
    endpoint: 'items.facets',
    title: 'has every shown price in its range, and no other',
    run: async (context) => {
      const products = await context.listed('items.list');
      if (products.length >= 100) throw new Skipped('The list is longer than a page.');
      const prices = products.map(await shownPrices(context)).filter((price) => price !== undefined);
      const { price } = await neededFacets(context);
      if (price === undefined) throw new Skipped('The backend has no facet price.');
      if (prices.length === 0) return same('price', null, price);
      return unless(
        price !== null && isNear(price.min, Math.min(...prices)) && isNear(price.max, Math.max(...prices)),
        'price',
        `${Math.min(...prices)} to ${Math.max(...prices)}`,
        price,
      );
    },
  },
];
