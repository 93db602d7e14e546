import type * as v from 'valibot';
import {
  canMove,
  type EventRecord,
  type EventType,
  type ForgottenPerson,
  LEAD_STATUS_MOVES,
  type LeadRecord,
  ORDER_STATUS_MOVES,
  type OrderListQuery,
  type OrderRecord,
  REQUEST_STATUS_MOVES,
  type RequestRecord,
  type StaffEndpoints,
} from '../../../contract';
import type { FakeState } from './fake';
import { FakeFailure, found } from './fake-failure';
import { type FakeRecords, report, type Subject, storedPerson } from './fake-records';
import type { FakeShop } from './fake-shop';
import { type FakePage, pageOf } from './lists';

type Filters = Omit<OrderListQuery, 'page' | 'limit' | 'status'> & {
  page: number;
  limit: number;
  status?: string | undefined;
  source_id?: number | undefined;
};

const personOf = (record: OrderRecord | RequestRecord | LeadRecord) =>
  'lead' in record ? record.lead : record;

/** A page of records, newest first. */
export function listRecords<Kind extends Subject>(
  state: FakeState,
  kind: Kind,
  { query = '', before, from, to, status, source_id, page, limit }: Filters,
): FakePage<FakeRecords[Kind][number]> {
  const records: readonly (OrderRecord | RequestRecord | LeadRecord)[] = state.records[kind];
  const wanted = query.toLowerCase();
  const passes = (record: (typeof records)[number]): boolean => {
    const { name, email, phone } = personOf(record);
    const texts = [name, email ?? '', phone, 'number' in record ? record.number : ''];
    return (
      texts.some((text) => text.toLowerCase().includes(wanted)) &&
      (before === undefined || record.id < Number(before)) &&
      (from === undefined || Date.parse(record.created_at) >= Date.parse(from)) &&
      (to === undefined || Date.parse(record.created_at) < Date.parse(to)) &&
      (status === undefined || record.status === status) &&
      (source_id === undefined || ('source_id' in record && record.source_id === source_id))
    );
  };
  return pageOf(records.filter(passes).reverse() as FakeRecords[Kind][number][], { page, limit });
}

export const findRecord = <Kind extends Subject>(state: FakeState, kind: Kind, id: number) => {
  const records: readonly FakeRecords[Kind][number][] = state.records[kind];
  return found(records.find((record) => record.id === id));
};

const MOVES = { order: ORDER_STATUS_MOVES, request: REQUEST_STATUS_MOVES, lead: LEAD_STATUS_MOVES };

/** Changes a record's status and reports it. */
export function moveRecord<Kind extends Subject>(
  state: FakeState,
  kind: Kind,
  { id, status, note }: { id: number; status: string; note: string },
): Pick<FakeRecords[Kind][number], 'id' | 'status' | 'history'> {
  const record = findRecord(state, kind, id);
  if (!canMove(MOVES[kind], record.status, status)) throw new FakeFailure('status_not_allowed');
  const change = { from: record.status, to: status, note, at: new Date().toISOString(), by: 'owner' };
  const moved = { ...record, status, history: [...record.history, change] } as FakeRecords[Kind][number];
  const records: FakeRecords[Kind][number][] = state.records[kind];
  records.splice(records.indexOf(record), 1, moved);
  report(state, `${kind}.status_changed` satisfies EventType, moved);
  return { id: moved.id, status: moved.status, history: moved.history };
}

/** Makes an event due at once. */
export function sendAgain({ events }: FakeState, id: number): EventRecord {
  const event = found(events.find((one) => one.id === id));
  return Object.assign(event, {
    state: 'pending',
    delivered_at: null,
    next_attempt_at: new Date().toISOString(),
  });
}

/** Erases leads and requests of a person, and the person of orders that aren't under way. */
export function forgetPerson(
  { countries }: FakeShop,
  state: FakeState,
  { phone, email, open_orders }: v.InferOutput<StaffEndpoints['staff.people.forget']['body']>,
): ForgottenPerson {
  const wantedPhone = phone && storedPerson({ name: '', phone }, countries).phone;
  const isTheirs = (record: OrderRecord | RequestRecord | LeadRecord): boolean => {
    const person = personOf(record);
    return person.phone === wantedPhone || (person.email !== null && person.email === email);
  };
  const { records } = state;
  const orders = records.order.filter(isTheirs);
  const kept = orders.filter(
    ({ status }) =>
      !open_orders && status !== 'delivered' && status !== 'unknown' && ORDER_STATUS_MOVES[status].length > 0,
  );
  const requests = records.request.filter(isTheirs);
  const leads = records.lead.filter(isTheirs);
  const erased = new Set<object>([...orders.filter((order) => !kept.includes(order)), ...requests, ...leads]);
  records.order = records.order.map((order) =>
    erased.has(order)
      ? {
          ...order,
          lead: { name: '', email: null, phone: '' },
          address: { ...order.address, landmark: '', street: '', building: '', floor: '', flat: '' },
          notes: '',
          anonymized_at: new Date().toISOString(),
        }
      : order,
  );
  records.request = records.request.filter((request) => !erased.has(request));
  records.lead = records.lead.filter((lead) => !erased.has(lead));
  const keysOf = (kind: Subject, list: readonly { id: number }[]) => list.map(({ id }) => `${kind} ${id}`);
  const erasedKeys = [
    ...keysOf(
      'order',
      orders.filter((order) => erased.has(order)),
    ),
    ...keysOf('request', requests),
    ...keysOf('lead', leads),
  ];
  const messages = state.events.filter(({ type, record_id }) =>
    erasedKeys.includes(`${type.split('.')[0]} ${record_id}`),
  );
  state.events = state.events.filter((event) => !messages.includes(event));
  return {
    orders: orders.length - kept.length,
    open_orders: kept.length,
    requests: requests.length,
    leads: leads.length,
    messages: messages.length,
    delivered_messages: 0,
    verifications: 0,
    also_named: [],
  };
}
