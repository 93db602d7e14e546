import type { Check } from '../checking/check';
import { type Deviation, unless } from '../checking/deviation';
import { fieldOf } from '../checking/probe';
import { refusal, success, validationRefusal } from '../checking/responses';
import { noteErased } from '../checking/test-records';
import { TEST_LEAD } from '../checking/test-visitor';
import { accessChecks, wrongTokenCheck } from './access-checks';

const FORGET = 'staff.people.forget';
/** An address of nobody. */
const NOBODY = { body: { email: 'nobody-diwan-conformance@example.com' } };

/** How the kit checks the erasure of personal data. */
export const peopleChecks: [Check, ...Check[]] = [
  {
    title: 'needs a phone or an e-mail, and not both',
    run: async ({ probe }) => [
      ...validationRefusal(await probe(FORGET, { body: {} })),
      ...validationRefusal(await probe(FORGET, { body: { ...NOBODY.body, phone: '+999000000000' } })),
    ],
  },
  {
    title: 'erases nothing of an unknown person',
    run: async ({ probe }) => {
      const response = await probe(FORGET, NOBODY);
      const erased = ['orders', 'requests', 'leads'].map((kind) => fieldOf(response.results, kind));
      return [
        ...success(FORGET, response),
        ...unless(
          erased.every((count) => count === 0),
          'results',
          'no records',
          response.results,
        ),
      ];
    },
  },
  ...accessChecks(FORGET, { harmless: NOBODY }),
  wrongTokenCheck(FORGET, NOBODY),
  {
    title: 'erases the test data',
    isWrite: true,
    isLast: true,
    run: async (context) => {
      const { probe, stored } = context;
      const response = await probe(FORGET, { body: { email: TEST_LEAD.email } });
      const deviations: Deviation[] = success(FORGET, response);
      for (const [kind, id] of [
        ['leads', stored.lead],
        ['requests', stored.request],
      ] as const) {
        if (id === undefined) continue;
        const count = Number(fieldOf(response.results, kind));
        const left = await probe(`staff.${kind}.get`, { params: { id } });
        deviations.push(
          ...unless(count > 0, `results.${kind}`, 'at least 1', count),
          ...refusal(left, 'not_found').map((one) => ({ ...one, path: `${kind}/${id} ${one.path}` })),
        );
      }
      if (deviations.length === 0) noteErased(context);
      return deviations;
    },
  },
];
