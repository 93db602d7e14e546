import { onlyDigits } from '@diwan/sdk/commerce';
import { type AnyColumn, and, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm';

/** Filters of staff's lists, as the contract reads them. */
export interface RecordQuery {
  query?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  status?: string | undefined;
  page: number;
  limit: number;
}

/** Where the filters look. */
interface RecordColumns {
  createdAt: AnyColumn;
  status: AnyColumn;
  /** Searched for the text as it is typed. */
  texts: readonly AnyColumn[];
  /** Searched for the digits of the text, when it holds at least three. */
  digits: readonly AnyColumn[];
}

/** `%` and `_` of a searched text stand for themselves. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The condition a list's filters come to; undefined for none. */
export function matchesFilters(
  { query, from, to, status }: RecordQuery,
  columns: RecordColumns,
): SQL | undefined {
  const text = query?.trim() ?? '';
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
