import type { OrderRecord } from '@diwan/sdk/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { events, leads, orders, quoteRequests, type Subject, statusChanges } from '../../db/schema';

/** Messages that held a record's personal data. */
export interface ErasedMessages {
  erased: number;
  /** The number of deleted messages that a receiver has a copy of. */
  delivered: number;
}

const recordsOf = (table: typeof events | typeof statusChanges, subject: Subject, ids: readonly number[]) =>
  and(eq(table.subject, subject), inArray(table.subjectId, [...ids]));

async function deleteTraces(tx: Database, subject: Subject, ids: readonly number[]): Promise<ErasedMessages> {
  await tx.delete(statusChanges).where(recordsOf(statusChanges, subject, ids));
  const erased = await tx
    .delete(events)
    .where(recordsOf(events, subject, ids))
    .returning({ state: events.state });
  return { erased: erased.length, delivered: erased.filter(({ state }) => state === 'delivered').length };
}

/** Deletes requests with their details, history and messages. */
export async function deleteRequests(tx: Database, ids: readonly number[]): Promise<ErasedMessages> {
  const messages = await deleteTraces(tx, 'request', ids);
  await tx.delete(quoteRequests).where(inArray(quoteRequests.id, [...ids]));
  return messages;
}

/** Deletes leads with their history and messages; their requests must be deleted before. */
export async function deleteLeads(tx: Database, ids: readonly number[]): Promise<ErasedMessages> {
  const messages = await deleteTraces(tx, 'lead', ids);
  await tx.delete(leads).where(inArray(leads.id, [...ids]));
  return messages;
}

/** The first of "country › governorate › zone". */
const countryOf = (area: string): string => area.split(' › ')[0] ?? '';

/** A record as it is after {@link anonymizeOrders}. */
const anonymousOrder = (record: OrderRecord, now: Date): OrderRecord => ({
  ...record,
  lead: { name: '', email: null, phone: '' },
  address: {
    country_id: record.address.country_id,
    governorate_id: null,
    zone_id: null,
    area_en: countryOf(record.address.area_en),
    area_ar: countryOf(record.address.area_ar),
    landmark: '',
    street: '',
    building: '',
    floor: '',
    flat: '',
  },
  notes: '',
  anonymized_at: now.toISOString(),
  history: record.history.map((change) => ({ ...change, note: '' })),
});

/**
 * Removes who ordered and where it was delivered. Numbers, figures, lines and the country stay for the books, also in
 * messages that are still to be sent.
 */
export async function anonymizeOrders(
  tx: Database,
  ids: readonly number[],
  now: Date,
): Promise<ErasedMessages> {
  await tx
    .update(orders)
    .set({
      leadId: null,
      name: '',
      email: null,
      phoneDigits: '',
      governorateId: null,
      zoneId: null,
      areaEn: sql`split_part(${orders.areaEn}, ' › ', 1)`,
      areaAr: sql`split_part(${orders.areaAr}, ' › ', 1)`,
      landmark: '',
      street: '',
      building: '',
      floor: '',
      flat: '',
      notes: '',
      anonymizedAt: now,
    })
    .where(inArray(orders.id, [...ids]));
  await tx
    .update(statusChanges)
    .set({ note: '' })
    .where(recordsOf(statusChanges, 'order', ids));
  const messages = await tx
    .select({ id: events.id, state: events.state, data: events.data })
    .from(events)
    .where(recordsOf(events, 'order', ids));
  for (const { id, data } of messages)
    await tx
      .update(events)
      .set({ data: anonymousOrder(data as OrderRecord, now) })
      .where(eq(events.id, id));
  return {
    erased: messages.length,
    delivered: messages.filter(({ state }) => state === 'delivered').length,
  };
}
