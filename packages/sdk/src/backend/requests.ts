import type { Backends } from './backend';
import { idempotencyDeviations } from './checking/idempotency';
import { emptyBodyCheck } from './checking/simple-checks';
import { TEST_LEAD } from './checking/test-visitor';
import { assertOffered } from './fake/assert-offered';
import { created } from './fake/created';

export const requestsBackend: Backends<'requests.create'> = {
  'requests.create': {
    fake: ({ shop, state, body }) => {
      assertOffered(shop, body);
      return created(state);
    },
    checks: [
      emptyBodyCheck('requests.create'),
      {
        title: 'stores a request once per idempotency key',
        isWrite: true,
        run: async (context) => {
          const product = (await context.found('items.list'))?.[0];
          const details = product ? [{ item_id: product.id, quantity: 1 }] : [];
          const body = { lead: TEST_LEAD, notes: TEST_LEAD.name, reason: 'conformance test', details };
          return idempotencyDeviations(context, 'requests.create', { body });
        },
      },
    ],
  },
};
