import type { EndpointName, SortOrder } from '../../contract';
import { type Check, needed, Skipped } from '../check';
import { unless } from '../deviation';
import { fieldOf } from '../probe';
import { readable, refusal, success } from '../responses';
import { lookUpCheck } from './look-up';
import { sortDeviations } from './sorting';
import { UNKNOWN_ID, UNKNOWN_SLUG } from './unknown';

const listCheck = (endpoint: EndpointName, query: Record<string, unknown> = {}): Check => ({
  endpoint,
  title: 'returns valid items',
  run: async ({ probe }) => success(endpoint, await probe(endpoint, { query })),
});

const unknownCheck = (endpoint: EndpointName, params: Record<string, unknown>): Check => ({
  endpoint,
  title: 'rejects unknown resources',
  run: async ({ probe }) => refusal(await probe(endpoint, { params }), 'not_found'),
});

export const categoryChecks: Check[] = [
  listCheck('categories.list', { sort: 'postion', order: 'ASC' }),
  {
    endpoint: 'categories.list',
    title: 'sorts by name_en, in both directions',
    run: async ({ probe }) => {
      const misplacedIn = async (order: SortOrder) => {
        const response = await probe('categories.list', { query: { sort: 'name_en', order } });
        return sortDeviations(
          readable('categories.list', response).map(({ name_en }) => name_en),
          order,
          'name_en',
        );
      };
      return [...(await misplacedIn('ASC')), ...(await misplacedIn('DESC'))];
    },
  },
  lookUpCheck({
    endpoint: 'categories.get',
    noun: 'category',
    listed: async ({ found }) => (await found('categories.list')) ?? [],
    reason: 'There are no categories.',
  }),
  unknownCheck('categories.get', { id: UNKNOWN_ID }),
  {
    endpoint: 'subcategories.list',
    title: "returns the category's valid subcategories",
    run: async ({ probe, found }) => {
      const categories = (await found('categories.list')) ?? [];
      const category = needed(
        categories.find(({ subcategories }) => subcategories.length > 0),
        'No category has subcategories.',
      );
      const response = await probe('subcategories.list', { params: { categoryId: category.id } });
      const ids = Array.isArray(response.results) ? response.results.map((one) => fieldOf(one, 'id')) : [];
      const expected = category.subcategories.map(({ id }) => id);
      return [
        ...success('subcategories.list', response),
        ...unless(
          ids.length === expected.length && expected.every((id) => ids.includes(id)),
          'results',
          `the subcategories ${expected.join(', ')} of category ${category.id}`,
          ids,
        ),
      ];
    },
  },
  lookUpCheck({
    endpoint: 'subcategories.get',
    noun: 'subcategory',
    listed: async ({ found }) =>
      ((await found('categories.list')) ?? []).flatMap(({ subcategories }) => subcategories),
    reason: 'No category has subcategories.',
  }),
  unknownCheck('subcategories.get', { id: UNKNOWN_ID }),
];

export const pageChecks: Check[] = [
  ...['home', 'interiors', 'products'].map(
    (slug): Check => ({
      endpoint: 'pages.get',
      title: `returns the valid page "${slug}"`,
      run: async ({ probe }) => success('pages.get', await probe('pages.get', { params: { slug } })),
    }),
  ),
  // Added after the first version of the contract.
  { ...listCheck('pages.list'), isAdvice: true },
  unknownCheck('pages.get', { slug: UNKNOWN_SLUG }),
  listCheck('pages.terms'),
];

export const redirectChecks: Check[] = [
  unknownCheck('redirects.get', { slug: UNKNOWN_SLUG }),
  {
    endpoint: 'redirects.get',
    title: 'returns a URL',
    run: async ({ probe, redirectSlug }) => {
      const slug = needed(redirectSlug, 'Needs a short link: --redirect.');
      return success('redirects.get', await probe('redirects.get', { params: { slug } }));
    },
  },
];

export const settingsChecks: Check[] = [
  {
    endpoint: 'settings.get',
    title: 'returns the valid settings of several groups',
    run: async ({ probe }) =>
      success(
        'settings.get',
        await probe('settings.get', { params: { groups: 'general/footer/socials/commerce' } }),
      ),
  },
  {
    endpoint: 'settings.get',
    title: 'includes the brand, or pages have no name',
    run: async ({ probe }) => {
      const { results } = await probe('settings.get', { params: { groups: 'general' } });
      const brand = fieldOf(results, 'brand');
      return unless(typeof brand === 'object' && brand !== null, 'results.brand', 'the brand', brand);
    },
    isAdvice: true,
  },
];

export const staffChecks: Check[] = [
  {
    endpoint: 'auth.check',
    title: 'rejects callers without a token or with a wrong one',
    run: async ({ probe }) => [
      ...refusal(await probe('auth.check'), 'unauthorized'),
      ...refusal(
        await probe('auth.check', { headers: { authorization: 'Bearer not-the-token' } }),
        'unauthorized',
      ),
    ],
  },
  {
    endpoint: 'auth.check',
    title: 'accepts the staff token',
    run: async ({ probe, staffToken }) => {
      const token = needed(staffToken, 'Needs the staff token: --staff-token.');
      const response = await probe('auth.check', { headers: { authorization: `Bearer ${token}` } });
      const isStaff = fieldOf(response.results, 'is_staff');
      return [
        ...success('auth.check', response),
        ...unless(isStaff === true, 'results.is_staff', 'true', isStaff),
      ];
    },
  },
];

export const mapChecks: Check[] = [
  listCheck('map.get'),
  {
    endpoint: 'map.get',
    title: 'has a delivery zone in its first country, the default',
    run: async ({ found }) => {
      const countries = needed(await found('map.get'), 'The map could not be read.');
      const zones = countries[0]?.governorates.flatMap((governorate) => governorate.zones) ?? [];
      if (countries.length === 0) throw new Skipped('The map has no countries.');
      return unless(zones.length > 0, 'results[0].governorates', 'a governorate with a zone', zones);
    },
  },
];
