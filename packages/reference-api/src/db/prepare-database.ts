import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../app/config';
import { openDatabase } from './connection';
import type { Database, OpenDatabase } from './database';
import { isDatabaseFolder } from './embedded/database-folder';
import type { ReplicaLogger } from './replica';

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
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReadUrl'>>,
  {
    program = creatingProgram,
    logger,
    fill,
  }: { program?: string; logger?: ReplicaLogger; fill?: ((db: Database) => Promise<void>) | undefined } = {},
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = config;
  const isNew = !databaseUrl && !isDatabaseFolder(path.join(dataDir, 'database'));
  if (isNew && existsSync(program)) {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    // Any error there occurs here again and is reported.
    await once(spawn(process.execPath, [program], { env, stdio: 'ignore' }), 'exit').catch(() => {});
  }
  const database = await openDatabase({ ...config, logger });
  try {
    await database.migrate();
    await fill?.(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
