import { onlyDigits } from '@diwan/sdk/commerce';
import { DEFAULT_TIME_ZONE } from '@diwan/sdk/contract';
import { type AnyColumn, and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { settingsGroups } from '../../db/schema';

/** Parsed filters of staff lists. */
export interface RecordQuery {
  query?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  /** Only records with a smaller id. */
  before?: number | undefined;
  page: number;
  limit: number;
}

/** Columns that the filters apply to. */
interface RecordColumns {
  id: AnyColumn;
  createdAt: AnyColumn;
  status: AnyColumn;
  /** Searched for the whole text. */
  texts: readonly AnyColumn[];
  /** Searched for the digits of the text, if it has at least three. */
  digits: readonly AnyColumn[];
}

/** Escapes `%`, `_` and `\` in the search text. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const timeZone = sql`(select coalesce(
  (select ${settingsGroups.values} ->> 'time_zone' from ${settingsGroups} where ${settingsGroups.name} = 'general'),
  ${DEFAULT_TIME_ZONE}))`;

/** The time that a filter names: a timestamp, or a date, which begins at midnight in the shop's time zone. */
const moment = (text: string): SQL | Date =>
  text.includes('T') ? new Date(text) : sql`${text}::timestamp at time zone ${timeZone}`;

/** The SQL condition for a list's filters; undefined without any. */
export function matchesFilters(
  { query, from, to, status, before }: RecordQuery,
  columns: RecordColumns,
): SQL | undefined {
  // PostgreSQL rejects text with U+0000, and stores none.
  const text = query?.replaceAll('\0', '').trim() ?? '';
  const digits = onlyDigits(text).replace(/^0+/, '');
  return and(
    status === undefined ? undefined : eq(columns.status, status),
    from === undefined ? undefined : gte(columns.createdAt, moment(from)),
    to === undefined ? undefined : lt(columns.createdAt, moment(to)),
    before === undefined ? undefined : lt(columns.id, before),
    text === ''
      ? undefined
      : or(
          ...columns.texts.map((column) => ilike(column, pattern(text))),
          ...(digits.length < 3 ? [] : columns.digits.map((column) => ilike(column, pattern(digits)))),
        ),
  );
}
