import type { ForgottenRecords, StaffScope } from '@diwan/sdk/contract';
import { index, integer, json, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

// Short-lived state shared by all API processes.

/** The current code of a phone; a new one replaces it. */
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

/** Verified phones, each with the proof its orders require. */
export const verifiedPhones = pgTable(
  'verified_phones',
  {
    /** Country code and national digits. */
    phoneDigits: text().primaryKey(),
    /** SHA-256 of the proof the visitor holds. */
    proofHash: text(),
    /** Orders that can still be placed with the proof. */
    ordersLeft: integer().notNull().default(0),
    verifiedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Usage counters of request limits and OTP budgets; the window ends at `resetsAt`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
);

/** Codes of the log sender, for `GET /api/dev/outbox`; empty with a real sender. */
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

/** Random secrets shared by all API processes, generated on first use. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * First responses of calls with an `Idempotency-Key`. Rows are written in the call's transaction, so a visible row always
 * has its results.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** `json` instead of `jsonb`, so that retries return the same bytes. */
    results: json(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);

/** Access of staff members besides the owner's `STAFF_TOKEN`. Revoked ones stay, so that changes keep their names. */
export const staffTokens = pgTable('staff_tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  /** SHA-256 of the token, which is shown once and never stored. */
  tokenHash: text().notNull().unique(),
  scopes: text().array().$type<StaffScope[]>().notNull(),
  createdAt: createdAt(),
  /** Null: never. */
  expiresAt: moment(),
  revokedAt: moment(),
});

/** Proof that someone's personal data was erased, without that data. */
export const erasures = pgTable('erasures', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** How many records were erased or changed. */
  records: jsonb().$type<ForgottenRecords>().notNull(),
  /** Name of the staff token; null for the command. */
  madeBy: text(),
  createdAt: createdAt(),
});
