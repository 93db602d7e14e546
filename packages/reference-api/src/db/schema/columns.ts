import { type AnyColumn, sql } from 'drizzle-orm';
import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** Money as in `stored-amount.ts`; fits an order of 200 lines with 999 of the most expensive product. */
export const amount = () => numeric({ precision: 17, scale: 1, mode: 'number' });

/** A percentage with at most two decimals. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/** A length in cm, with at most two decimals. */
export const centimetres = () => numeric({ precision: 12, scale: 2, mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

/**
 * When an import last changed a record, by the hash of its data in the catalogue. Null: unknown, because it was
 * stored before changes were recorded.
 */
export const lastChange = () => ({ contentHash: text(), updatedAt: moment() });

/**
 * Hash of a row, and of the rows that belong to it, as the last import wrote them: an import skips rows that it would
 * write the same again. Null: it writes them.
 */
export const importHash = () => text();

/** Text sorted by code point regardless of the server's locale; for folded text, that is A–Z and أ–ي. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Where a word occurs: in the name, in keywords and categories, or only in other texts. */
export type Weight = 'A' | 'B' | 'D';

/** A searchable word of a record. */
export interface SearchWord {
  readonly word: string;
  readonly weight: Weight;
}

/**
 * The searchable words of a row. A `tsvector` instead of a text array, because its GIN index also supports prefix
 * matches.
 */
export const searchWords = customType<{ data: SearchWord[]; driverData: string }>({
  dataType: () => 'tsvector',
  // Folded words contain only letters and digits, so they need no escaping. All have position 1, because a lexeme without
  // a position would match any weight.
  toDriver: (words) => words.map(({ word, weight }) => `'${word}':1${weight}`).join(' '),
});

type BilingualColumns<Name extends string, Column> = Record<`${Name}En` | `${Name}Ar`, Column>;

const requiredText = () => text().notNull();

/** The two columns of a required bilingual text. */
export const bilingual = <Name extends string>(name: Name) =>
  ({ [`${name}En`]: requiredText(), [`${name}Ar`]: requiredText() }) as BilingualColumns<
    Name,
    ReturnType<typeof requiredText>
  >;

/** Like {@link bilingual}, for an optional text. */
export const optionalBilingual = <Name extends string>(name: Name) =>
  ({ [`${name}En`]: text(), [`${name}Ar`]: text() }) as BilingualColumns<Name, ReturnType<typeof text>>;

/** Checks that a text column has one of the given values. They are part of migrations, so a new value needs one. */
export const isOneOf = (column: AnyColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
