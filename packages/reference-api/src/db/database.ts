import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ContentChanges } from './content-changes';
import type * as schema from './schema';

/** The database as the rest of the API sees it: the same for PGlite and PostgreSQL, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** For public content: a replica where there is one (`DATABASE_READ_URL`), which may be a moment behind; else `db`. */
  readDb: Database;
  driver: 'pglite' | 'postgres';
  contentChanges: ContentChanges;
  /**
   * Brings the tables up to date. Several processes may do so at once.
   * @throws {StartupError} when a migration fails
   */
  migrate(): Promise<void>;
  /** Answers requests of other processes on the same data directory, which can't open the embedded database themselves. */
  answerRequests(handle: (request: string) => Promise<string>): void;
  close(): Promise<void>;
}
