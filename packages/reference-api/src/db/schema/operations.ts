import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Phones that may order without another code. */
export const verifiedPhones = pgTable(
  'verified_phones',
  {
    phoneDigits: text().primaryKey(),
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

/** First answers of calls with an `Idempotency-Key`; `status` is null while the first call runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);
