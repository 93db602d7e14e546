import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './connection';
import type { Database, DatabaseSettings, OpenDatabase } from './database';
import type { DatabaseLogger } from './database-logger';
import { isDatabaseFolder } from './embedded/database-folder';

/** Next to the bundle. It doesn't exist when run from source; then this process does the work. */
const creatingProgram = fileURLToPath(new URL('./create-database.js', import.meta.url));

/**
 * Opens and migrates the database, and brings the shop's content into it.
 * A new embedded database is created by a child process, because that takes half a gigabyte of memory, which a process
 * never releases.
 * @param options.fill brings the content; without it, a new database is empty
 * @throws {StartupError} when it can't be opened, migrated or filled
 */
export async function prepareDatabase(
  settings: DatabaseSettings,
  {
    program = creatingProgram,
    logger,
    fill,
  }: { program?: string; logger?: DatabaseLogger; fill?: ((db: Database) => Promise<void>) | undefined } = {},
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = settings;
  const isNew = !databaseUrl && !isDatabaseFolder(path.join(dataDir, 'database'));
  if (isNew && existsSync(program)) {
    // Any error there occurs here again and is reported.
    await once(spawn(process.execPath, [program, dataDir], { stdio: 'ignore' }), 'exit').catch(() => {});
  }
  const database = await openDatabase({ ...settings, logger });
  try {
    await database.migrate();
    await fill?.(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
