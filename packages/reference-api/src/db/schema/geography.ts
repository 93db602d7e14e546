import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amount, bilingual, importHash } from './columns';

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  /** Dial code without plus. */
  countryCode: text().notNull().unique(),
  iso: text(),
  ...bilingual('name'),
  allowedPhoneLength: integer().notNull(),
  /** The first country is the default (spec §7). */
  position: integer().notNull(),
  importHash: importHash(),
});

export const governorates = pgTable(
  'governorates',
  {
    id: integer().primaryKey(),
    countryId: integer()
      .notNull()
      .references(() => countries.id, { onDelete: 'cascade' }),
    ...bilingual('name'),
    position: integer().notNull(),
    importHash: importHash(),
  },
  (table) => [index().on(table.countryId, table.position)],
);

export const zones = pgTable(
  'zones',
  {
    id: integer().primaryKey(),
    governorateId: integer()
      .notNull()
      .references(() => governorates.id, { onDelete: 'cascade' }),
    ...bilingual('name'),
    /** Shipping fee. */
    price: amount().notNull(),
    position: integer().notNull(),
    importHash: importHash(),
  },
  (table) => [
    index().on(table.governorateId, table.position),
    check('zones_price_check', sql`${table.price} >= 0`),
  ],
);
