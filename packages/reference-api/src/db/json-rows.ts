import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What a subquery finds, as one column of the record it belongs to: products with their pictures and colours take one
 * query instead of three. Its fields are named as the columns are in the database.
 */
export const jsonRows = <Row>(query: SQLWrapper): SQL<Row[]> =>
  sql<Row[]>`(select coalesce(json_agg(found), '[]') from ${query} found)`;

/** The same for a subquery of one column with ids. */
export const idsOf = (query: SQLWrapper): SQL<number[]> => sql<number[]>`array${query}`;
