import type { CallName } from '../../contract';
import { type Check, needed, Skipped } from './check';
import { type Deviation, quoted, unless } from './deviation';
import { fieldOf, type Probed } from './probe';
import { success, validationRefusal } from './responses';

const PAGE_SIZE = 2;
const FAR_PAGE = 1_000_000;

const idsOf = ({ results }: Probed): unknown[] =>
  Array.isArray(results) ? results.map((item) => fieldOf(item, 'id')) : [];

/** Size of the page from which other checks take ids. */
const LARGE_PAGE = 100;

/** A total is optional, but must be that of all pages. */
function totalDeviations({ json }: Probed, listed: number): Deviation[] {
  const total = fieldOf(json, 'total');
  if (total === undefined) return [];
  const isRight = listed < LARGE_PAGE ? total === listed : Number.isInteger(total) && Number(total) >= listed;
  return unless(isRight, 'total', `${listed}${listed < LARGE_PAGE ? '' : ' or more'}, or none`, total);
}

/** Checks of a paged list. */
export const pagingChecks = (
  endpoint: Extract<CallName, 'items.list' | 'projects.list' | 'partners.list' | `staff.${string}.list`>,
): [Check, ...Check[]] => [
  {
    title: 'returns valid items, ten by default',
    run: async ({ probe }) => {
      const response = await probe(endpoint);
      const { length } = idsOf(response);
      const limit = fieldOf(response.json, 'limit');
      return [
        ...success(endpoint, response),
        ...unless(limit === 10, 'limit', '10 by default', limit),
        ...unless(length <= 10, 'results', 'at most 10 items', length),
      ];
    },
  },
  {
    title: 'returns valid items with limit=100',
    run: async ({ probe }) => success(endpoint, await probe(endpoint, { query: { limit: 100 } })),
  },
  {
    title: 'honours limit',
    run: async ({ probe, found }) => {
      const all = needed(await found(endpoint), 'The list could not be read.');
      const response = await probe(endpoint, { query: { limit: PAGE_SIZE } });
      const { length } = idsOf(response);
      const limit = fieldOf(response.json, 'limit');
      const expected = Math.min(PAGE_SIZE, all.length);
      return [
        ...unless(length === expected, 'results', `${expected} items for limit=${PAGE_SIZE}`, length),
        ...unless(limit === PAGE_SIZE, 'limit', `${PAGE_SIZE}, as requested`, limit),
        ...totalDeviations(response, all.length),
      ];
    },
  },
  {
    title: 'continues on page 2 where page 1 ends',
    run: async ({ probe, found }) => {
      const all = needed(await found(endpoint), 'The list could not be read.');
      if (all.length <= PAGE_SIZE) throw new Skipped(`There are no more than ${PAGE_SIZE} items.`);
      const first = idsOf(await probe(endpoint, { query: { limit: PAGE_SIZE, page: 1 } }));
      const second = idsOf(await probe(endpoint, { query: { limit: PAGE_SIZE, page: 2 } }));
      const expected = all.slice(0, 2 * PAGE_SIZE).map(({ id }) => id);
      return unless(
        quoted([...first, ...second]) === quoted(expected),
        'results',
        `items ${expected.join(', ')} on pages 1 and 2 with limit=${PAGE_SIZE}, as on one large page`,
        [...first, ...second],
      );
    },
  },
  {
    title: 'is empty past its end',
    run: async ({ probe }) => {
      const response = await probe(endpoint, { query: { page: FAR_PAGE } });
      const { results } = response;
      return [
        ...success(endpoint, response),
        ...unless(
          Array.isArray(results) && results.length === 0,
          'results',
          `[] on page ${FAR_PAGE}`,
          results,
        ),
      ];
    },
  },
  {
    title: 'rejects limit=0, limit=101 and page=first',
    run: async ({ probe }) => [
      ...validationRefusal(await probe(endpoint, { query: { limit: 0 } })),
      ...validationRefusal(await probe(endpoint, { query: { limit: 101 } })),
      ...validationRefusal(await probe(endpoint, { query: { page: 'first' } })),
    ],
  },
];
