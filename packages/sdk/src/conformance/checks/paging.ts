import type { Check } from '../check';
import { Skipped, same, unless } from '../deviation';
import { fieldOf, type Probed } from '../probe';
import { success, validationRefusal } from '../responses';

const PAGE_SIZE = 2;
const FAR_PAGE = 1_000_000;
/** Size of the page from which other checks take ids. */
const LARGE_PAGE = 100;

const idsOf = ({ results }: Probed): unknown[] =>
  Array.isArray(results) ? results.map((item) => fieldOf(item, 'id')) : [];

const pagingChecks = (endpoint: 'items.list' | 'projects.list' | 'partners.list'): Check[] => [
  {
    endpoint,
    title: 'returns ten items by default',
    run: async ({ probe }) => {
      const response = await probe(endpoint);
      const { length } = idsOf(response);
      return [
        ...same('limit', 10, fieldOf(response.json, 'limit')),
        ...unless(length <= 10, 'results', 'at most 10 items', length),
      ];
    },
  },
  {
    endpoint,
    title: 'returns valid items with limit=100',
    run: async ({ probe }) => success(endpoint, await probe(endpoint, { query: { limit: LARGE_PAGE } })),
  },
  {
    endpoint,
    title: 'honours limit, and counts all items',
    run: async ({ probe, listed }) => {
      const all = await listed(endpoint);
      const response = await probe(endpoint, { query: { limit: PAGE_SIZE } });
      const total = fieldOf(response.json, 'total');
      const isTotal = all.length < LARGE_PAGE ? total === all.length : Number(total) >= all.length;
      return [
        ...same('results.length', Math.min(PAGE_SIZE, all.length), idsOf(response).length),
        ...same('limit', PAGE_SIZE, fieldOf(response.json, 'limit')),
        ...unless(total === undefined || isTotal, 'total', `${all.length}, or none`, total),
      ];
    },
  },
  {
    endpoint,
    title: 'continues on page 2 where page 1 ends',
    run: async ({ probe, listed }) => {
      const all = await listed(endpoint);
      if (all.length <= PAGE_SIZE) throw new Skipped(`There are no more than ${PAGE_SIZE} items.`);
      const first = idsOf(await probe(endpoint, { query: { limit: PAGE_SIZE, page: 1 } }));
      const second = idsOf(await probe(endpoint, { query: { limit: PAGE_SIZE, page: 2 } }));
      const expected = all.slice(0, 2 * PAGE_SIZE).map(({ id }) => id);
      return same('ids on pages 1 and 2', expected, [...first, ...second]);
    },
  },
  {
    endpoint,
    title: 'is empty past its end',
    run: async ({ probe }) =>
      same('results', [], (await probe(endpoint, { query: { page: FAR_PAGE } })).results),
  },
  {
    endpoint,
    title: 'rejects limit=0, limit=101 and page=first',
    run: async ({ probe }) => [
      ...validationRefusal(await probe(endpoint, { query: { limit: 0 } })),
      ...validationRefusal(await probe(endpoint, { query: { limit: 101 } })),
      ...validationRefusal(await probe(endpoint, { query: { page: 'first' } })),
    ],
  },
];

export const pagingOfLists: readonly Check[] = [
  ...pagingChecks('items.list'),
  ...pagingChecks('projects.list'),
  ...pagingChecks('partners.list'),
];
