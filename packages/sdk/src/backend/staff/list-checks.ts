import type { StaffEndpointName } from '../../contract';
import type { Check } from '../checking/check';
import { type Deviation, quoted, unless } from '../checking/deviation';
import { pagingChecks } from '../checking/paging';
import { fieldOf, type Probed } from '../checking/probe';
import { accessChecks, wrongTokenCheck } from './access-checks';

type StaffListName = Extract<StaffEndpointName, `${string}.list`>;

export const idsOf = ({ results }: Probed): number[] =>
  Array.isArray(results) ? results.map((record) => Number(fieldOf(record, 'id'))) : [];

/** Checks that a filtered list holds exactly the records that pass. */
export const filterDeviations = (
  response: Probed,
  expected: readonly { id: number }[],
  filter: string,
): Deviation[] => {
  const ids = expected.map(({ id }) => id);
  return unless(
    quoted(idsOf(response)) === quoted(ids),
    'results',
    `the records ${ids.join(', ')} with ${filter}`,
    idsOf(response),
  );
};

/** Checks of any list for staff. */
export const staffListChecks = (name: StaffListName): [Check, ...Check[]] => [
  ...pagingChecks(name),
  {
    title: 'is sorted newest first',
    run: async ({ found }) => {
      const ids = ((await found(name)) ?? []).map(({ id }) => id);
      return unless(
        ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0)),
        'results',
        'descending ids',
        ids,
      );
    },
  },
  ...accessChecks(name, { harmless: { query: { limit: 1 } } }),
  wrongTokenCheck(name, { query: { limit: 1 } }),
];
