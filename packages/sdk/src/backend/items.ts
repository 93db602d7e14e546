import * as v from 'valibot';
import { type Product, type ProductSummary, productSchema } from '../contract';
import type { Backends } from './backend';
import { needed, Skipped } from './checking/check';
import type { Context } from './checking/context';
import { type Deviation, quoted, unless } from './checking/deviation';
import type { Probed } from './checking/probe';
import { readable, refusal, success } from './checking/responses';
import { UNKNOWN_CODE, UNKNOWN_ID } from './checking/unknown';
import { found } from './fake/fake-failure';
import type { FakeShop } from './fake/fake-shop';

/** Fields that must be the same in lists and details, because cards and baskets use either. */
const SHARED = [
  'id',
  'code',
  'name_en',
  'name_ar',
  'price',
  'discount',
  'allow_discount',
  'is_price_show',
  'allow_online_purchase',
] as const satisfies (keyof ProductSummary & keyof Product)[];

const productsOf = async ({ found }: Context): Promise<readonly [ProductSummary, ...ProductSummary[]]> => {
  const [first, ...others] = needed(await found('items.list'), 'The list could not be read.');
  if (!first) throw new Skipped('There are no products.');
  return [first, ...others];
};

/** A sample of different products: the first and last, a set, and one with each kind of customisation. */
function sampleOf(products: readonly [ProductSummary, ...ProductSummary[]]): ProductSummary[] {
  const kinds = (['is_set', 'has_colors', 'has_fabrics', 'has_dimension'] as const).map((flag) =>
    products.find((product) => product[flag]),
  );
  return [...new Set([products[0], products.at(-1), ...kinds])].filter((product) => product !== undefined);
}

/** Fields in which the product's details contradict the list. */
function contradictions(listed: ProductSummary, { results }: Probed): Deviation[] {
  const full = v.safeParse(productSchema, results);
  if (!full.success) return [];
  return SHARED.flatMap((field) =>
    unless(
      full.output[field] === listed[field],
      `results.${field}`,
      `${quoted(listed[field])}, as listed for product ${listed.id}`,
      full.output[field],
    ),
  );
}

const productOf = ({ products }: FakeShop, idOrCode: number | string): Product =>
  found(products.find(({ id, code }) => id === idOrCode || code === String(idOrCode)));

export const itemsBackend: Backends<'items.get' | 'items.related'> = {
  'items.get': {
    fake: ({ shop, params }) => productOf(shop, params.id),
    checks: [
      {
        title: 'returns the valid product, by id and by code',
        run: async (context) => {
          const deviations: Deviation[] = [];
          for (const listed of sampleOf(await productsOf(context))) {
            for (const id of [listed.id, listed.code]) {
              const response = await context.probe('items.get', { params: { id } });
              deviations.push(...success('items.get', response), ...contradictions(listed, response));
            }
          }
          return deviations;
        },
      },
      {
        title: 'rejects unknown ids and codes',
        run: async ({ probe }) => [
          ...refusal(await probe('items.get', { params: { id: UNKNOWN_ID } }), 'not_found'),
          ...refusal(await probe('items.get', { params: { id: UNKNOWN_CODE } }), 'not_found'),
        ],
      },
    ],
  },
  'items.related': {
    fake: ({ shop, params, query }) => {
      const product = productOf(shop, params.id);
      return shop.products.filter((other): boolean => other.id !== product.id).slice(0, query.limit);
    },
    checks: [
      {
        title: 'returns at most four valid products, or as many as requested',
        run: async (context) => {
          const [{ id }] = await productsOf(context);
          const response = await context.probe('items.related', { params: { id } });
          const one = await context.probe('items.related', { params: { id }, query: { limit: 1 } });
          const related = readable('items.related', response);
          return [
            ...success('items.related', response),
            ...unless(related.length <= 4, 'results', 'at most 4 products', related.length),
            ...unless(
              readable('items.related', one).length <= 1,
              'results',
              'one product for limit=1',
              one.results,
            ),
            ...unless(
              related.every((product) => product.id !== id),
              'results',
              `products other than ${id} itself`,
              related.map((product) => product.id),
            ),
          ];
        },
      },
      {
        title: 'rejects an unknown product',
        run: async ({ probe }) =>
          refusal(await probe('items.related', { params: { id: UNKNOWN_ID } }), 'not_found'),
      },
    ],
  },
};
