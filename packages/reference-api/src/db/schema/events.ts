import { EVENT_TYPES, type EventState, type EventType, eventStateSchema } from '@diwan/sdk/contract';
import { check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf, moment } from './columns';

// What happens to what visitors sent, and whom it is reported to.

/** What an event or a change of status is about. */
export const SUBJECTS = ['order', 'request', 'lead'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Every change of an order's, request's or lead's status. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().$type<Subject>().notNull(),
    subjectId: integer().notNull(),
    fromStatus: text().notNull(),
    toStatus: text().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.subject, table.subjectId, table.id),
    check('status_changes_subject_check', isOneOf(table.subject, SUBJECTS)),
  ],
);

/**
 * The outbox: messages to `WEBHOOK_URL`, each written in the transaction of what it reports, so that neither is there
 * without the other.
 */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The header `webhook-id`. */
    messageId: text().notNull().unique(),
    type: text().$type<EventType>().notNull(),
    subject: text().$type<Subject>().notNull(),
    subjectId: integer().notNull(),
    /** The record as it was then; kept as text, so that every attempt sends the same bytes. */
    data: json().notNull(),
    state: text().$type<EventState>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** When this round of attempts began; it is given up three days later. */
    startedAt: moment().notNull(),
    nextAttemptAt: moment().notNull(),
    /** Until when a worker may take for its attempt; nobody else sends the event meanwhile. */
    lockedUntil: moment(),
    deliveredAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.state, table.nextAttemptAt),
    index().on(table.subject, table.subjectId, table.id),
    check('events_subject_check', isOneOf(table.subject, SUBJECTS)),
    check('events_type_check', isOneOf(table.type, EVENT_TYPES)),
    check('events_state_check', isOneOf(table.state, eventStateSchema.options)),
  ],
);
