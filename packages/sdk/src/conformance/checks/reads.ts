import { type Endpoint, type EndpointName, endpoints, type ProductSummary } from '../../contract';
import type { Check } from '../check';
import type { Context } from '../context';
import { type Deviation, needed, Skipped, same, unless } from '../deviation';
import { fieldOf, type ProbeInput } from '../probe';
import { refusal, success } from '../responses';
import { UNKNOWN_CODE, UNKNOWN_ID, UNKNOWN_SLUG } from './unknown';

const names = Object.keys(endpoints) as EndpointName[];

const validCheck = (endpoint: EndpointName, input: ProbeInput = {}, what = ''): Check => ({
  endpoint,
  title: `returns valid results${what}`,
  run: async ({ probe }) => success(endpoint, await probe(endpoint, input)),
});

/** Checks every required read without parameters, so that a new endpoint is checked without another line here. */
const plainReads = names
  .filter((name) => {
    const { method, path, needsStaffToken, isOptional }: Endpoint = endpoints[name];
    return method === 'GET' && !needsStaffToken && !isOptional && !path.includes('{');
  })
  .map((name) => validCheck(name));

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
] as const satisfies (keyof ProductSummary)[];

/** A sample of different products: the first and last, a set, and one with each kind of customisation. */
function sampleOf(products: readonly ProductSummary[]): ProductSummary[] {
  const kinds = (['is_set', 'has_colors', 'has_fabrics', 'has_dimension'] as const).map((flag) =>
    products.find((product) => product[flag]),
  );
  return [...new Set([products[0], products.at(-1), ...kinds])].filter((product) => product !== undefined);
}

/** Looks up two records, to detect a backend that always returns the same one. */
const lookUpCheck = (
  endpoint: 'categories.get' | 'subcategories.get' | 'projects.get',
  listed: (context: Context) => Promise<readonly { id: number }[]>,
): Check => ({
  endpoint,
  title: 'returns the valid record of an id',
  run: async (context) => {
    const all = await listed(context);
    const first = needed(all[0], 'There are no records.');
    const deviations: Deviation[] = [];
    for (const { id } of new Set([first, all.at(-1) ?? first])) {
      const response = await context.probe(endpoint, { params: { id } });
      deviations.push(
        ...success(endpoint, response),
        ...same('results.id', id, fieldOf(response.results, 'id')),
      );
    }
    return deviations;
  },
});

const categories = ({ listed }: Context) => listed('categories.list');
const subcategories = async (context: Context) =>
  (await categories(context)).flatMap((category) => category.subcategories);

const unknownCheck = (endpoint: EndpointName, params: Record<string, unknown>): Check => ({
  endpoint,
  title: `rejects unknown resources: ${Object.values(params)}`,
  run: async ({ probe }) => refusal(await probe(endpoint, { params }), 'not_found'),
});

export const readChecks: readonly Check[] = [
  ...plainReads,
  validCheck(
    'settings.get',
    { params: { groups: 'general/footer/socials/commerce' } },
    ' for several groups',
  ),
  ...['home', 'interiors', 'products'].map((slug) =>
    validCheck('pages.get', { params: { slug } }, ` for “${slug}”`),
  ),
  lookUpCheck('categories.get', categories),
  lookUpCheck('subcategories.get', subcategories),
  lookUpCheck('projects.get', ({ listed }) => listed('projects.list')),
  {
    endpoint: 'subcategories.list',
    title: "returns the category's valid subcategories",
    run: async (context) => {
      const all = await categories(context);
      const category = needed(
        all.find((one) => one.subcategories.length > 0),
        'No category has subcategories.',
      );
      const params = { categoryId: category.id };
      const response = await context.probe('subcategories.list', { params });
      const { results } = response;
      const ids = Array.isArray(results) ? results.map((one) => fieldOf(one, 'id')).sort() : [];
      const expected = category.subcategories.map(({ id }) => id).sort();
      return [...success('subcategories.list', response), ...same('results', expected, ids)];
    },
  },
  {
    endpoint: 'items.get',
    title: 'returns the valid product of an id and of a code, as listed',
    run: async ({ probe, listed }) => {
      const products = sampleOf(await listed('items.list'));
      if (products.length === 0) throw new Skipped('There are no products.');
      const deviations: Deviation[] = [];
      for (const product of products) {
        for (const id of [product.id, product.code]) {
          const response = await probe('items.get', { params: { id } });
          const full = (name: string) => fieldOf(response.results, name);
          deviations.push(
            ...success('items.get', response),
            ...SHARED.flatMap((name) => same(`results.${name}`, product[name], full(name))),
          );
        }
      }
      return deviations;
    },
  },
  {
    endpoint: 'items.related',
    title: 'returns at most four other products, or as many as requested',
    run: async ({ probe, listed }) => {
      const { id } = needed((await listed('items.list'))[0], 'There are no products.');
      const response = await probe('items.related', { params: { id } });
      const one = await probe('items.related', { params: { id }, query: { limit: 1 } });
      const idsIn = ({ results }: typeof one) =>
        Array.isArray(results) ? results.map((product) => fieldOf(product, 'id')) : [];
      return [
        ...success('items.related', response),
        ...unless(idsIn(response).length <= 4, 'results', 'at most 4 products', idsIn(response)),
        ...unless(idsIn(one).length <= 1, 'results', 'one product for limit=1', idsIn(one)),
        ...unless(!idsIn(response).includes(id), 'results', `products other than ${id}`, idsIn(response)),
      ];
    },
  },
  {
    endpoint: 'redirects.get',
    title: 'returns a URL',
    run: async ({ probe, redirectSlug }) => {
      const slug = needed(redirectSlug, 'Needs a short link: --redirect.');
      return success('redirects.get', await probe('redirects.get', { params: { slug } }));
    },
  },
  {
    endpoint: 'map.get',
    title: 'has a delivery zone in its first country, the default',
    run: async ({ listed }) => {
      const country = needed((await listed('map.get'))[0], 'The map has no countries.');
      const zones = country.governorates.flatMap((governorate) => governorate.zones);
      return unless(zones.length > 0, 'results[0].governorates', 'a governorate with a zone', zones);
    },
  },
  unknownCheck('items.get', { id: UNKNOWN_ID }),
  unknownCheck('items.get', { id: UNKNOWN_CODE }),
  unknownCheck('items.related', { id: UNKNOWN_ID }),
  unknownCheck('categories.get', { id: UNKNOWN_ID }),
  unknownCheck('subcategories.get', { id: UNKNOWN_ID }),
  unknownCheck('projects.get', { id: UNKNOWN_ID }),
  unknownCheck('pages.get', { slug: UNKNOWN_SLUG }),
  unknownCheck('redirects.get', { slug: UNKNOWN_SLUG }),
];
