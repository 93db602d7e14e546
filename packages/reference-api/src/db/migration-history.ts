import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { errorMessage } from './error-message';
import { packageFolder } from './package-folder';
import { StartupError } from './startup-error';

export const migrationsFolder = path.join(packageFolder, 'src/db/migrations');

/** The part of both drivers that works before the schema exists. */
interface Queries {
  execute(query: SQL): PromiseLike<unknown>;
}

/** When the migrations of a database were made, in order; none in an empty one. */
async function appliedMigrations(db: Queries): Promise<number[]> {
  const table = 'drizzle.__drizzle_migrations';
  const rowsOf = async (query: SQL) =>
    ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
  const [history] = await rowsOf(sql`select to_regclass(${table}) is not null as exists`);
  if (history?.exists !== true) return [];
  const applied = await rowsOf(sql`select created_at from drizzle.__drizzle_migrations order by created_at`);
  return applied.map(({ created_at }) => Number(created_at));
}

export type MigrationState = 'current' | 'behind' | 'newer' | 'other';

/** How the migrations of a database compare with those of this version. */
export async function migrationState(db: Queries): Promise<MigrationState> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const applied = await appliedMigrations(db);
  if (!applied.every((time, index) => index >= known.length || time === known[index])) return 'other';
  if (applied.length > known.length) return 'newer';
  return applied.length === known.length ? 'current' : 'behind';
}

/**
 * Checks that a database was built by migrations of this version. It may lack some, which are then applied.
 * @param place the database, and the setting that selects another one
 * @throws {StartupError} when it was built by other migrations, or upgraded by a newer version
 */
export async function checkMigrationHistory(
  db: Queries,
  place: { name: string; setting: string },
): Promise<void> {
  const state = await migrationState(db);
  if (state === 'newer')
    throw new StartupError(
      `${place.name} was upgraded by a newer version of Diwan: install that version again (npm install @diwan/shop@latest), or restore the backup that was made before the upgrade into an empty one.`,
    );
  if (state === 'other')
    throw new StartupError(
      `${place.name} was created by a version of Diwan that this one can't upgrade: write its orders, requests and leads to files with that version (diwan orders, requests and leads), then set ${place.setting} to an empty one.`,
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
