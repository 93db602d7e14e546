import { onlyDigits } from '@diwan/sdk/commerce';
import { type AnyColumn, and, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm';

/** Parsed filters of staff lists. */
export interface RecordQuery {
  query?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  page: number;
  limit: number;
}

/** Columns that the filters apply to. */
interface RecordColumns {
  createdAt: AnyColumn;
  status: AnyColumn;
  /** Searched for the whole text. */
  texts: readonly AnyColumn[];
  /** Searched for the digits of the text, if it has at least three. */
  digits: readonly AnyColumn[];
}

/** Escapes `%`, `_` and `\` in the search text. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The SQL condition for a list's filters; undefined without any. */
export function matchesFilters(
  { query, from, to, status }: RecordQuery,
  columns: RecordColumns,
): SQL | undefined {
  // PostgreSQL rejects text with U+0000, and stores none.
  const text = query?.replaceAll('\0', '').trim() ?? '';
  const digits = onlyDigits(text).replace(/^0+/, '');
  return and(
    status === undefined ? undefined : eq(columns.status, status),
    from === undefined ? undefined : gte(columns.createdAt, new Date(from)),
    to === undefined ? undefined : lt(columns.createdAt, new Date(to)),
    text === ''
      ? undefined
      : or(
          ...columns.texts.map((column) => ilike(column, pattern(text))),
          ...(digits.length < 3 ? [] : columns.digits.map((column) => ilike(column, pattern(digits)))),
        ),
  );
}
