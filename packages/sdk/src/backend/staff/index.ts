import type { StaffEndpointName } from '../../contract';
import type { Backends } from '../backend';
import { pageOf } from '../fake/lists';
import { eventChecks } from './event-checks';
import { findRecord, forgetPerson, listRecords, moveRecord, sendAgain } from './fake-staff';
import { peopleChecks } from './people-checks';
import { recordChecks } from './record-checks';

/** How the fake backend answers staff, and how the conformance kit checks any backend's staff endpoints. */
export const staffBackend: Backends<StaffEndpointName> = {
  'staff.orders.list': {
    fake: ({ state, query }) => listRecords(state, 'order', query),
    checks: recordChecks.orders.list,
  },
  'staff.orders.get': {
    fake: ({ state, params }) => findRecord(state, 'order', params.id),
    checks: recordChecks.orders.get,
  },
  'staff.orders.move': {
    fake: ({ state, params, body }) => moveRecord(state, 'order', { ...params, ...body }),
    checks: recordChecks.orders.move,
  },
  'staff.requests.list': {
    fake: ({ state, query }) => listRecords(state, 'request', query),
    checks: recordChecks.requests.list,
  },
  'staff.requests.get': {
    fake: ({ state, params }) => findRecord(state, 'request', params.id),
    checks: recordChecks.requests.get,
  },
  'staff.requests.move': {
    fake: ({ state, params, body }) => moveRecord(state, 'request', { ...params, ...body }),
    checks: recordChecks.requests.move,
  },
  'staff.leads.list': {
    fake: ({ state, query }) => listRecords(state, 'lead', query),
    checks: recordChecks.leads.list,
  },
  'staff.leads.get': {
    fake: ({ state, params }) => findRecord(state, 'lead', params.id),
    checks: recordChecks.leads.get,
  },
  'staff.leads.move': {
    fake: ({ state, params, body }) => moveRecord(state, 'lead', { ...params, ...body }),
    checks: recordChecks.leads.move,
  },
  'staff.events.list': {
    fake: ({ state, query }) => {
      const records = state.events.map(({ record }) => record).reverse();
      return pageOf(
        records.filter(
          ({ state: of, id }) =>
            (query.state === undefined || of === query.state) &&
            id < (query.before ?? Number.POSITIVE_INFINITY),
        ),
        query,
      );
    },
    checks: eventChecks.list,
  },
  'staff.events.retry': {
    fake: ({ state, params }) => sendAgain(state, params.id),
    checks: eventChecks.retry,
  },
  'staff.events.retryAll': {
    fake: ({ state }) => {
      const due = state.events.filter(({ record }) => record.state !== 'delivered');
      for (const { record } of due) sendAgain(state, record.id);
      return { count: due.length };
    },
    checks: eventChecks.retryAll,
  },
  'staff.people.forget': {
    fake: ({ shop, state, body }) => forgetPerson(shop, state, body),
    checks: peopleChecks,
  },
};
