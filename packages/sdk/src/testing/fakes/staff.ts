import type { StaffEndpointName } from '../../contract';
import type { Fakes } from './shared/fake';
import { pageOf } from './shared/lists';
import { findRecord, forgetPerson, listRecords, moveRecord, sendAgain } from './shared/staff-records';

export const staffFakes: Fakes<StaffEndpointName> = {
  'staff.orders.list': ({ state, query }) => listRecords(state, 'order', query),
  'staff.orders.get': ({ state, params }) => findRecord(state, 'order', params.id),
  'staff.orders.move': ({ state, params, body }) => moveRecord(state, 'order', { ...params, ...body }),
  'staff.requests.list': ({ state, query }) => listRecords(state, 'request', query),
  'staff.requests.get': ({ state, params }) => findRecord(state, 'request', params.id),
  'staff.requests.move': ({ state, params, body }) => moveRecord(state, 'request', { ...params, ...body }),
  'staff.leads.list': ({ state, query }) => listRecords(state, 'lead', query),
  'staff.leads.get': ({ state, params }) => findRecord(state, 'lead', params.id),
  'staff.leads.move': ({ state, params, body }) => moveRecord(state, 'lead', { ...params, ...body }),
  'staff.events.list': ({ state, query }) => {
    const isListed = (event: (typeof state.events)[number]) =>
      (query.state === undefined || event.state === query.state) &&
      event.id < (query.before ?? Number.POSITIVE_INFINITY);
    return pageOf(state.events.filter(isListed).reverse(), query);
  },
  'staff.events.retry': ({ state, params }) => sendAgain(state, params.id),
  'staff.events.retryAll': ({ state }) => {
    const due = state.events.filter((event) => event.state !== 'delivered');
    for (const { id } of due) sendAgain(state, id);
    return { count: due.length };
  },
  'staff.people.forget': ({ shop, state, body }) => forgetPerson(shop, state, body),
};
