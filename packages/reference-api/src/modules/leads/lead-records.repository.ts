import type { LeadRecord } from '@diwan/sdk/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { leads } from '../../db/schema';
import { type Outbox, recordEvent } from '../events/events.repository';
import { matchesFilters, type RecordQuery } from '../records/record-filters.repository';
import { historiesOf } from '../records/status.repository';
import type { LeadRow } from './leads.repository';

/** Name and contact details of a lead. */
export const leadPerson = ({ name, email, phone, phoneDigits }: LeadRow) => ({
  name,
  email,
  phone: phoneDigits ? `+${phoneDigits}` : phone,
});

async function recordsWhere(
  db: Database,
  condition: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<LeadRecord[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(condition)
    .orderBy(desc(leads.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const histories = await historiesOf(
    db,
    'lead',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    ...leadPerson(row),
    source_id: row.sourceId,
    history: histories.get(row.id) ?? [],
  }));
}

type LeadQuery = RecordQuery & { source_id?: number | undefined };

const matches = ({ source_id, ...query }: LeadQuery): SQL | undefined =>
  and(
    matchesFilters(query, {
      id: leads.id,
      createdAt: leads.createdAt,
      status: leads.status,
      texts: [leads.name, leads.email],
      digits: [leads.phoneDigits, leads.phone],
    }),
    source_id === undefined ? undefined : eq(leads.sourceId, source_id),
  );

/** A page of leads, newest first. */
export const listLeadRecords = (db: Database, query: LeadQuery): Promise<LeadRecord[]> =>
  recordsWhere(db, matches(query), query);

/** Number of leads on all pages. */
export const countLeadRecords = (db: Database, query: LeadQuery): Promise<number> =>
  db.$count(leads, matches(query));

export const findLeadRecord = async (db: Database, id: number): Promise<LeadRecord | undefined> =>
  (await recordsWhere(db, eq(leads.id, id), { page: 1, limit: 1 }))[0];

/** Records the event of a lead just submitted in a form. */
export async function reportLead(tx: Database, id: number, outbox: Outbox): Promise<void> {
  const data = await findLeadRecord(tx, id);
  await recordEvent(tx, { type: 'lead.received', subject: 'lead', subjectId: id, data }, outbox);
}
