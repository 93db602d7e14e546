import {
  EVENT_CHANNELS,
  EVENT_TYPES,
  type EventChannel,
  type EventState,
  type EventType,
  eventStateSchema,
} from '@diwan/sdk/contract';
import { check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isOneOf, moment } from './columns';

// Status history of orders, requests and leads, and their webhook events.

/** Record types of events and status changes. */
export const SUBJECTS = ['order', 'request', 'lead'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Status changes of orders, requests and leads. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().$type<Subject>().notNull(),
    subjectId: integer().notNull(),
    fromStatus: text().notNull(),
    toStatus: text().notNull(),
    note: text().notNull().default(''),
    /** Name of the staff token it was made with; null for changes before names were recorded. */
    madeBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.subject, table.subjectId, table.id),
    check('status_changes_subject_check', isOneOf(table.subject, SUBJECTS)),
  ],
);

/**
 * The transactional outbox of messages to `WEBHOOK_URL` and the maker's mailbox: each is written in the transaction of the change it reports, so
 * that neither exists without the other.
 */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The header `webhook-id`. */
    messageId: text().notNull().unique(),
    /** Who gets it: each receiver has its own row, and its own attempts. */
    channel: text().$type<EventChannel>().notNull().default('webhook'),
    type: text().$type<EventType>().notNull(),
    subject: text().$type<Subject>().notNull(),
    subjectId: integer().notNull(),
    /** The record at that time; `json` instead of `jsonb`, so that every attempt sends the same bytes. */
    data: json().notNull(),
    state: text().$type<EventState>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Start of this series of attempts, which ends after three days. */
    startedAt: moment().notNull(),
    nextAttemptAt: moment().notNull(),
    /** Lease of the worker that is sending the event; others must not send it until then. */
    lockedUntil: moment(),
    deliveredAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.state, table.nextAttemptAt),
    index().on(table.subject, table.subjectId, table.id),
    check('events_subject_check', isOneOf(table.subject, SUBJECTS)),
    check('events_channel_check', isOneOf(table.channel, EVENT_CHANNELS)),
    check('events_type_check', isOneOf(table.type, EVENT_TYPES)),
    check('events_state_check', isOneOf(table.state, eventStateSchema.options)),
  ],
);
