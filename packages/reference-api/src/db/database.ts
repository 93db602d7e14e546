import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ContentChanges } from './content-changes';
import type { RequestHandler } from './embedded/data-dir-lock';
import type * as schema from './schema';

/** Common type of PGlite, PostgreSQL and their transactions. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The kind of database that a shop has. */
export interface DatabaseSettings {
  /** Holds the embedded database. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** A replica of `databaseUrl` that serves public content. */
  databaseReadUrl?: string | undefined;
}

export interface OpenDatabase {
  db: Database;
  /** For public content: the replica of `DATABASE_READ_URL`, which may lag behind, or `db`. */
  readDb: Database;
  driver: 'pglite' | 'postgres';
  contentChanges: ContentChanges;
  /**
   * Applies pending migrations. Safe to call from several processes at once.
   * @param folder the migrations to apply, e.g. those of an earlier version; by default all
   * @throws {StartupError} when a migration fails
   */
  migrate(folder?: string): Promise<void>;
  /**
   * Handles requests of other processes, which can't open an embedded database that is in use.
   * @param url where the shop is served, for those that want to use it too
   */
  answerRequests(handle: RequestHandler, url?: string): void;
  close(): Promise<void>;
}
