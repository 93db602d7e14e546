import { randomUUID } from 'node:crypto';
import type { EventChannel, EventRecord, EventType, eventListQuerySchema } from '@diwan/sdk/contract';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Database } from '../../db/database';
import { events, type Subject } from '../../db/schema';
import { type ListPage, withTotal } from '../../platform/wire/list-page';

export type EventRow = typeof events.$inferSelect;

/** Maximum pause between two attempts. */
export const MAX_PAUSE_MS = 8 * 60 * 60 * 1000;

export interface NewEvent {
  type: EventType;
  subject: Subject;
  subjectId: number;
  /** The record as returned by staff endpoints. */
  data: unknown;
}

/** The maker gets e-mails of what visitors send, not of what staff do. */
const MAILED: ReadonlySet<EventType> = new Set(['order.placed', 'request.received', 'lead.received']);

/** Where and when an event is recorded. */
export interface Outbox {
  now: Date;
  config: { mail: object | undefined };
}

/**
 * Writes an event to the outbox: for the webhook, which may be set later, and by e-mail if that is set. Must use the
 * transaction of the change it reports.
 */
export async function recordEvent(tx: Database, event: NewEvent, { now, config }: Outbox): Promise<void> {
  const channels: EventChannel[] = config.mail && MAILED.has(event.type) ? ['webhook', 'mail'] : ['webhook'];
  await tx.insert(events).values(
    channels.map((channel) => ({
      ...event,
      channel,
      messageId: `msg_${randomUUID()}`,
      startedAt: now,
      nextAttemptAt: now,
      createdAt: now,
    })),
  );
}

/**
 * Claims the oldest due event for one attempt. Only the oldest pending event of each record can be claimed, so that
 * events of a record arrive in order. Others can't claim it until the lease expires.
 * @param claim.leaseMs must exceed the duration of an attempt: after it, the worker is presumed dead
 */
export async function claimEvent(
  db: Database,
  { channel, now, leaseMs }: { channel: EventChannel; now: Date; leaseMs: number },
): Promise<EventRow | undefined> {
  const later = (ms: number) => new Date(now.getTime() + ms);
  // Times too far in the future were written by a clock that was ahead; treat them as past.
  const isDue = sql`(candidate.next_attempt_at <= ${now} or candidate.next_attempt_at > ${later(2 * MAX_PAUSE_MS)})`;
  const isFree = sql`(candidate.locked_until is null or candidate.locked_until <= ${now} or candidate.locked_until > ${later(2 * leaseMs)})`;
  const candidate = sql`(
    select candidate.id from ${events} candidate
    where candidate.channel = ${channel} and candidate.state = 'pending' and ${isDue} and ${isFree} and not exists (
      select from ${events} earlier
      where earlier.subject = candidate.subject and earlier.subject_id = candidate.subject_id
        and earlier.channel = candidate.channel and earlier.id < candidate.id and earlier.state = 'pending'
    )
    order by candidate.id limit 1 for update skip locked
  )`;
  const [claimed] = await db
    .update(events)
    .set({
      lockedUntil: later(leaseMs),
      attempts: sql`${events.attempts} + 1`,
      // An event may be old if `WEBHOOK_URL` was set only recently.
      startedAt: sql`case when ${events.attempts} = 0 then ${now} else ${events.startedAt} end`,
    })
    .where(eq(events.id, candidate))
    .returning();
  return claimed;
}

/** Records the result of an attempt, unless its lease expired and another worker has claimed the event. */
const settle = (db: Database, { id, attempts }: EventRow, change: Partial<typeof events.$inferInsert>) =>
  db
    .update(events)
    .set({ ...change, lockedUntil: null })
    .where(and(eq(events.id, id), eq(events.attempts, attempts), eq(events.state, 'pending')));

export async function markDelivered(db: Database, event: EventRow, now: Date): Promise<void> {
  await settle(db, event, { state: 'delivered', deliveredAt: now, lastError: null });
}

/** @param failure.nextAttemptAt undefined: the event becomes a dead letter */
export async function markFailed(
  db: Database,
  event: EventRow,
  { reason, nextAttemptAt }: { reason: string; nextAttemptAt: Date | undefined },
): Promise<void> {
  await settle(db, event, {
    lastError: reason,
    ...(nextAttemptAt ? { nextAttemptAt } : { state: 'dead' as const }),
  });
}

/** A lease that is running is left alone: its attempt decides. */
const dueAt = (now: Date) => ({ state: 'pending' as const, startedAt: now, nextAttemptAt: now });

const eventRecord = (row: EventRow): EventRecord => ({
  id: row.id,
  message_id: row.messageId,
  channel: row.channel,
  type: row.type,
  record_id: row.subjectId,
  state: row.state,
  attempts: row.attempts,
  created_at: row.createdAt.toISOString(),
  next_attempt_at: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  last_error: row.lastError,
});

export async function listEvents(
  db: Database,
  { state, before, page, limit }: InferOutput<typeof eventListQuerySchema>,
): Promise<ListPage<EventRecord>> {
  const condition = and(
    state && eq(events.state, state),
    before === undefined ? undefined : lt(events.id, before),
  );
  const rows = await db
    .select()
    .from(events)
    .where(condition)
    .orderBy(desc(events.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const count = () => db.$count(events, condition);
  return withTotal(rows.map(eventRecord), { page, limit, isPart: before !== undefined, count });
}

/**
 * Makes an event due now, for another three days of attempts, whatever became of it. Earlier pending events of its record
 * are due too, because they are sent first.
 * @returns undefined for an unknown id
 */
export async function sendAgain(db: Database, id: number, now: Date): Promise<EventRecord | undefined> {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (!event) return undefined;
  const isBefore = and(
    eq(events.channel, event.channel),
    eq(events.subject, event.subject),
    eq(events.subjectId, event.subjectId),
    eq(events.state, 'pending'),
    lt(events.id, id),
  );
  const due = await db
    .update(events)
    .set(dueAt(now))
    .where(or(eq(events.id, id), isBefore))
    .returning();
  const row = due.find((one) => one.id === id);
  return row && eventRecord(row);
}

/** Makes all pending and dead events due now, e.g. after an outage of the receiver; returns how many. */
export async function sendAllAgain(db: Database, now: Date): Promise<number> {
  const due = await db
    .update(events)
    .set(dueAt(now))
    .where(ne(events.state, 'delivered'))
    .returning({ id: events.id });
  return due.length;
}

/** Numbers of undelivered events: not tried yet, failing, and given up. */
export async function countEvents(db: Database): Promise<{ pending: number; failing: number; dead: number }> {
  const [row] = await db
    .select({
      pending: sql<number>`count(*) filter (where ${events.state} = 'pending')::int`,
      failing: sql<number>`count(*) filter (where ${events.state} = 'pending' and ${events.lastError} is not null)::int`,
      dead: sql<number>`count(*) filter (where ${events.state} = 'dead')::int`,
    })
    .from(events)
    .where(inArray(events.state, ['pending', 'dead']));
  return row ?? { pending: 0, failing: 0, dead: 0 };
}
