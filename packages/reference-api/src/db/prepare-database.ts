import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import { openDatabase } from './connection';
import type { OpenDatabase } from './database';
import type { ReplicaLogger } from './replica';
import { seed } from './seed/seed';

/** Next to the bundle. It doesn't exist when run from source; then this process does the work. */
const seedProgram = fileURLToPath(new URL('./seed-program.js', import.meta.url));

/**
 * Opens and migrates the database, and seeds the demo shop if it is empty. A new embedded database is created by a child
 * process, because that takes half a gigabyte of memory, which a process never releases.
 * @throws {StartupError} when it can't be opened or migrated
 */
export async function prepareDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReadUrl'>>,
  { program = seedProgram, logger }: { program?: string; logger?: ReplicaLogger } = {},
): Promise<OpenDatabase> {
  const isNew = !config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'));
  if (isNew && existsSync(program)) {
    const env = { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: '' };
    // Any error there occurs here again and is reported.
    await once(spawn(process.execPath, [program], { env, stdio: 'ignore' }), 'exit').catch(() => {});
  }
  const database = await openDatabase({ ...config, logger });
  try {
    await database.migrate();
    await seed(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
