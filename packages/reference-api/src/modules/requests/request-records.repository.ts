import type { RequestRecord } from '@diwan/sdk/contract';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
import { colors, fabrics, leads, quoteRequestDetails, quoteRequests } from '../../db/schema';
import { type Outbox, recordEvent } from '../events/events.repository';
import { leadPerson } from '../leads/lead-records.repository';
import type { LeadRow } from '../leads/leads.repository';
import { matchesFilters, type RecordQuery } from '../records/record-filters.repository';
import { historiesOf } from '../records/status.repository';
import type { NewDetail, RequestRow } from './requests.repository';

type Names = { name_en: string; name_ar: string };
interface ChoiceNames {
  colors: ReadonlyMap<number, Names>;
  fabrics: ReadonlyMap<number, Names>;
}

/** Names by id; most requests change no product, so there is nothing to read. */
async function namesIn(
  db: Database,
  table: typeof colors | typeof fabrics,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, name_en: table.nameEn, name_ar: table.nameAr })
    .from(table)
    .where(inArray(table.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

/** Names of the colours and fabrics that details reference, if they still exist. */
async function namesOfChoices(db: Database, details: readonly NewDetail[]): Promise<ChoiceNames> {
  const choices = details.flatMap(({ customization }) => customization ?? []);
  return {
    colors: await namesIn(
      db,
      colors,
      choices.flatMap(({ color_id }) => color_id ?? []),
    ),
    fabrics: await namesIn(
      db,
      fabrics,
      choices.flatMap(({ fabric_ids }) => fabric_ids ?? []),
    ),
  };
}

/** A request as stored. */
export interface StoredRequest {
  request: RequestRow;
  lead: LeadRow;
  details: readonly NewDetail[];
}

const requestRecord = (
  { request, lead, details }: StoredRequest,
  { colors: colorNames, fabrics: fabricNames }: ChoiceNames,
  history: RequestRecord['history'] = [],
): RequestRecord => ({
  id: request.id,
  status: request.status,
  created_at: request.createdAt.toISOString(),
  lead: leadPerson(lead),
  notes: request.notes,
  reason: request.reason,
  project_id: request.projectId,
  item_id: request.itemId,
  details: details.map(({ itemId, code, nameEn, nameAr, quantity, customization }) => ({
    item_id: itemId,
    code,
    name_en: nameEn,
    name_ar: nameAr,
    quantity,
    customization,
    color: colorNames.get(customization?.color_id ?? 0) ?? null,
    fabrics: (customization?.fabric_ids ?? []).flatMap((id) => fabricNames.get(id) ?? []),
  })),
  history,
});

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
  return rows.map(({ request, lead }) =>
    requestRecord({ request, lead, details: detailsOf(request.id) }, names, histories.get(request.id)),
  );
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
export async function reportRequest(tx: Database, stored: StoredRequest, outbox: Outbox): Promise<void> {
  const data = requestRecord(stored, await namesOfChoices(tx, stored.details));
  await recordEvent(tx, { type: 'request.received', subject: 'request', subjectId: data.id, data }, outbox);
}
