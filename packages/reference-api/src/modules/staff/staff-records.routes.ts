import type { EventType, StatusChange } from '@diwan/sdk/contract';
import type { Context } from 'hono';
import type { Database } from '../../db/database';
import type { Subject } from '../../db/schema';
import type { Dependencies } from '../../platform/dependencies';
import type { StaffHandlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { type ListPage, withTotal } from '../../platform/wire/list-page';
import { listEvents, recordEvent, sendAgain, sendAllAgain } from '../events/events.repository';
import { countLeadRecords, findLeadRecord, listLeadRecords } from '../leads/lead-records.repository';
import { countOrderRecords, findOrderRecord, listOrderRecords } from '../orders/order-records.repository';
import type { RecordQuery } from '../records/record-filters.repository';
import { changeStatus, type Status } from '../records/status.repository';
import {
  countRequestRecords,
  findRequestRecord,
  listRequestRecords,
} from '../requests/request-records.repository';

type Find<Item> = (db: Database, id: number) => Promise<Item | undefined>;

const found = <Item>(record: Item | undefined): Item => {
  if (!record) throw new ApiError('record_not_found');
  return record;
};

interface Moved {
  id: number;
  status: string;
  history: StatusChange[];
}

interface Move {
  params: { id: number };
  body: { status: Status; note: string };
  context: Context;
}

/** Staff endpoints to read records and change their status. `requireStaff` must run before them. */
export function staffRecordsRoutes({
  db,
  config,
  now,
}: Pick<Dependencies, 'db' | 'config' | 'now'>): Omit<StaffHandlers, 'staff.people.forget'> {
  /** Adds the total where an index counts it: not for a search by text, and not for each part of an export. */
  const list =
    <Query extends RecordQuery, Item>(
      records: (db: Database, query: Query) => Promise<Item[]>,
      count: (db: Database, query: Query) => Promise<number>,
    ) =>
    async ({ query }: { query: Query }): Promise<ListPage<Item>> => {
      const { page, limit, before } = query;
      return withTotal(await records(db, query), {
        page,
        limit,
        isPart: before !== undefined,
        count: query.query === undefined ? () => count(db, query) : undefined,
      });
    };

  const get =
    <Item>(find: Find<Item>) =>
    async ({ params }: { params: { id: number } }): Promise<Item> =>
      found(await find(db, params.id));

  /**
   * Changes a record's status and records the event in one transaction. Returns nothing that its token may be unable to read.
   */
  const move =
    <Item extends Moved>(subject: Subject, type: EventType, find: Find<Item>) =>
    ({ params: { id }, body, context }: Move): Promise<Pick<Item, keyof Moved>> =>
      db.transaction(async (tx) => {
        const { name: madeBy } = context.get('staff');
        await changeStatus(tx, { subject, id, to: body.status, note: body.note, madeBy, now: now() });
        const record = found(await find(tx, id));
        await recordEvent(tx, { type, subject, subjectId: id, data: record }, { now: now(), config });
        const { status, history } = record;
        return { id, status, history };
      });

  return {
    'staff.orders.list': list(listOrderRecords, countOrderRecords),
    'staff.orders.get': get(findOrderRecord),
    'staff.orders.move': move('order', 'order.status_changed', findOrderRecord),
    'staff.requests.list': list(listRequestRecords, countRequestRecords),
    'staff.requests.get': get(findRequestRecord),
    'staff.requests.move': move('request', 'request.status_changed', findRequestRecord),
    'staff.leads.list': list(listLeadRecords, countLeadRecords),
    'staff.leads.get': get(findLeadRecord),
    'staff.leads.move': move('lead', 'lead.status_changed', findLeadRecord),
    'staff.events.list': ({ query }) => listEvents(db, query),
    'staff.events.retry': async ({ params }) => found(await sendAgain(db, params.id, now())),
    'staff.events.retryAll': async () => ({ count: await sendAllAgain(db, now()) }),
  };
}
