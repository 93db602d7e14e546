import type { RequestRecord } from '@diwan/sdk/contract';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
import { colors, fabrics, leads, quoteRequestDetails, quoteRequests } from '../../db/schema';
import { type Outbox, recordEvent } from '../events/events.repository';
import { leadPerson } from '../leads/lead-records.repository';
import { matchesFilters, type RecordQuery } from '../records/record-filters.repository';
import { historiesOf } from '../records/status.repository';

type DetailRow = typeof quoteRequestDetails.$inferSelect;
type Names = { name_en: string; name_ar: string };

/** Names of the colours and fabrics that details reference, if they still exist. */
async function namesOfChoices(
  db: Database,
  details: readonly DetailRow[],
): Promise<{ colors: Map<number, Names>; fabrics: Map<number, Names> }> {
  const choices = details.flatMap(({ customization }) => customization ?? []);
  const colorIds = choices.flatMap(({ color_id }) => color_id ?? []);
  const fabricIds = choices.flatMap(({ fabric_ids }) => fabric_ids ?? []);
  const names = (rows: { id: number; nameEn: string; nameAr: string }[]) =>
    new Map(rows.map(({ id, nameEn, nameAr }) => [id, { name_en: nameEn, name_ar: nameAr }]));
  return {
    colors: names(await db.select().from(colors).where(inArray(colors.id, colorIds))),
    fabrics: names(await db.select().from(fabrics).where(inArray(fabrics.id, fabricIds))),
  };
}

async function recordsWhere(
  db: Database,
  condition: SQL | undefined,
  { page, limit }: { page: number; limit: number },
): Promise<RequestRecord[]> {
  const rows = await db
    .select({ request: quoteRequests, lead: leads })
    .from(quoteRequests)
    .innerJoin(leads, eq(leads.id, quoteRequests.leadId))
    .where(condition)
    .orderBy(desc(quoteRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const ids = rows.map(({ request }) => request.id);
  const details = await db
    .select()
    .from(quoteRequestDetails)
    .where(inArray(quoteRequestDetails.requestId, ids))
    .orderBy(asc(quoteRequestDetails.id));
  const names = await namesOfChoices(db, details);
  const histories = await historiesOf(db, 'request', ids);
  const detailsOf = groupRows(details, ({ requestId }) => requestId);
  const detailRecord = ({ customization, ...detail }: DetailRow): RequestRecord['details'][number] => ({
    item_id: detail.itemId,
    code: detail.code,
    name_en: detail.nameEn,
    name_ar: detail.nameAr,
    quantity: detail.quantity,
    customization,
    color: names.colors.get(customization?.color_id ?? 0) ?? null,
    fabrics: (customization?.fabric_ids ?? []).flatMap((id) => names.fabrics.get(id) ?? []),
  });
  return rows.map(({ request, lead }) => ({
    id: request.id,
    status: request.status,
    created_at: request.createdAt.toISOString(),
    lead: leadPerson(lead),
    notes: request.notes,
    reason: request.reason,
    project_id: request.projectId,
    item_id: request.itemId,
    details: detailsOf(request.id).map(detailRecord),
    history: histories.get(request.id) ?? [],
  }));
}

const matches = (query: RecordQuery): SQL | undefined =>
  matchesFilters(query, {
    id: quoteRequests.id,
    createdAt: quoteRequests.createdAt,
    status: quoteRequests.status,
    texts: [leads.name, leads.email],
    digits: [leads.phoneDigits],
  });

/** A page of requests, newest first. */
export const listRequestRecords = (db: Database, query: RecordQuery): Promise<RequestRecord[]> =>
  recordsWhere(db, matches(query), query);

/** Number of requests on all pages; `query.query` isn't looked at, because it needs the leads. */
export const countRequestRecords = (db: Database, { query: _, ...query }: RecordQuery): Promise<number> =>
  db.$count(quoteRequests, matches(query));

export const findRequestRecord = async (db: Database, id: number): Promise<RequestRecord | undefined> =>
  (await recordsWhere(db, eq(quoteRequests.id, id), { page: 1, limit: 1 }))[0];

/** Records the event of a request just stored. */
export async function reportRequest(tx: Database, id: number, outbox: Outbox): Promise<void> {
  const data = await findRequestRecord(tx, id);
  await recordEvent(tx, { type: 'request.received', subject: 'request', subjectId: id, data }, outbox);
}
