import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Selects the rows of a subquery as one JSON column, so that products with images and colours take one query instead of
 * three. Fields have the names of the database columns.
 */
export const jsonRows = <Row>(query: SQLWrapper): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(found), '[]') from ${query} found)`;

/** Selects the ids of a single-column subquery as an array. */
export const idsOf = (query: SQLWrapper): SQL<number[]> => sql<number[]>`array${query}`;

/** A time in JSON, as `Date` writes it. */
export const isoMoment = (column: SQLWrapper): SQL<string | null> =>
  sql<string | null>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
