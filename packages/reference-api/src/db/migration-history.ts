import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../package-paths';
import { StartupError } from '../startup-error';
import { errorMessage } from './error-message';

/** What both drivers can do before the schema exists. */
interface Queries {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

async function appliedMigrations(db: Queries): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows } = await db.execute(sql`select to_regclass(${table}) is not null as exists`);
  if (rows[0]?.exists !== true) return [];
  const applied = await db.execute(
    sql`select created_at from drizzle.__drizzle_migrations order by created_at`,
  );
  return applied.rows.map(({ created_at }) => Number(created_at));
}

/**
 * Checks that a database was built by migrations of this version: it may lack some, which are then applied, or have more,
 * from a newer version. Before the first release the migrations were replaced, so other databases exist.
 * @param place the database, and the setting that selects another one
 * @throws {StartupError} when it was built by other migrations
 */
export async function checkMigrationHistory(
  db: Queries,
  place: { name: string; setting: string },
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const applied = await appliedMigrations(db);
  if (applied.every((time, index) => index >= known.length || time === known[index])) return;
  throw new StartupError(
    `${place.name} was created by a version of Diwan that this one can't upgrade: export its content, orders, requests and leads with that version (diwan export, orders, requests and leads), then set ${place.setting} to an empty one.`,
  );
}

/** Runs migrations; a failure becomes a {@link StartupError}. */
export async function reportFailedMigration(migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database could not be migrated: ${errorMessage(error)}`);
  }
}
