import { type AnyColumn, sql } from 'drizzle-orm';
import { bigint, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchWord } from '../search/search-words';

/** Money in halalas (1/100 SAR); wide enough for an order of 200 lines of 999 of the dearest product. */
export const halalas = () => bigint({ mode: 'number' });

/** A percentage with at most two decimals. */
export const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

/** Text that sorts by code point on every server, whatever its locale; holds folded text, so that this is A–Z and أ–ي. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * The words a row is found by. A lexeme vector instead of words in an array, because a GIN index on it also answers
 * «begins with».
 */
export const searchWords = customType<{ data: SearchWord[]; driverData: string }>({
  dataType: () => 'tsvector',
  // Folded words hold letters and digits only, so they need no escaping. All stand at position 1: a word without a
  // position would match whatever weight is asked for.
  toDriver: (words) => words.map(({ word, weight }) => `'${word}':1${weight}`).join(' '),
});

type BilingualColumns<Name extends string, Column> = Record<`${Name}En` | `${Name}Ar`, Column>;

const requiredText = () => text().notNull();

/** The two columns of a bilingual text. */
export const bilingual = <Name extends string>(name: Name) =>
  ({ [`${name}En`]: requiredText(), [`${name}Ar`]: requiredText() }) as BilingualColumns<
    Name,
    ReturnType<typeof requiredText>
  >;

/** Like {@link bilingual}, for a text that may be absent. */
export const optionalBilingual = <Name extends string>(name: Name) =>
  ({ [`${name}En`]: text(), [`${name}Ar`]: text() }) as BilingualColumns<Name, ReturnType<typeof text>>;

/** A check that a text column holds one of a few words; migrations name them, so that a new word needs one. */
export const isOneOf = (column: AnyColumn, words: readonly string[]) =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
