import type { Backends } from './backend';
import { idempotencyDeviations } from './checking/idempotency';
import { emptyBodyCheck } from './checking/simple-checks';
import { testRequestInput } from './checking/test-records';
import { assertOffered } from './fake/assert-offered';
import { report, store, storedPerson, storeVisitor } from './fake/fake-records';
import { requestRecord } from './fake/request-record';

export const requestsBackend: Backends<'requests.create'> = {
  'requests.create': {
    fake: ({ shop, state, body }) => {
      assertOffered(shop, body);
      const lead = storedPerson(body.lead, shop.countries);
      storeVisitor(state, lead);
      const record = store(state, 'request', { ...requestRecord(shop, body), lead });
      report(state, 'request.received', record);
      return { id: record.id };
    },
    checks: [
      emptyBodyCheck('requests.create'),
      {
        title: 'stores a request once per idempotency key',
        isWrite: true,
        run: async (context) =>
          idempotencyDeviations(context, 'requests.create', await testRequestInput(context)),
      },
    ],
  },
};
