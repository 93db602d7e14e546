import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

// Short-lived state that every copy of the API must agree on.

/** The code a phone may verify with now; a new one replaces it. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    /** Country code and national digits. */
    phoneDigits: text().primaryKey(),
    codeHash: text().notNull(),
    wrongTries: integer().notNull().default(0),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Phones that were verified, each with the proof its orders must carry. */
export const verifiedPhones = pgTable(
  'verified_phones',
  {
    /** Country code and national digits. */
    phoneDigits: text().primaryKey(),
    /** SHA-256 of the proof the visitor holds. */
    proofHash: text(),
    /** Orders the proof may still place. */
    ordersLeft: integer().notNull().default(0),
    verifiedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Counters of a window that ends at `resetsAt`: request limits, and OTP budgets per phone and per address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);

/** Codes sent by the log sender, kept for `GET /api/dev/outbox`; empty wherever a real sender is configured. */
export const otpOutbox = pgTable(
  'otp_outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phoneDigits: text().notNull(),
    code: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index().on(table.sentAt)],
);

/** Random values every copy of the API shares, made by whichever needs one first. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * First responses of calls with an `Idempotency-Key`. A row is written in the transaction of the call's own work, so
 * one that can be seen always has its results.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** Kept as text, not as jsonb, so that a repeated answer is the first one byte for byte. */
    results: json(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);
