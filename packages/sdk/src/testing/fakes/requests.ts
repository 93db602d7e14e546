import { assertOffered } from './shared/assert-offered';
import type { Fakes } from './shared/fake';
import { report, store, storedPerson, storeVisitor } from './shared/fake-records';
import { requestRecord } from './shared/request-record';

export const requestsFakes: Fakes<'requests.create'> = {
  'requests.create': ({ shop, state, body }) => {
    assertOffered(shop, body);
    const lead = storedPerson(body.lead, shop.countries);
    storeVisitor(state, lead);
    const record = store(state, 'request', { ...requestRecord(shop, body), lead });
    report(state, 'request.received', record);
    return { id: record.id };
  },
};
