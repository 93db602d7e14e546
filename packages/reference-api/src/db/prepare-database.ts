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

/** Beside the bundle; run from source there is none, and everything happens in this process. */
const seedProgram = fileURLToPath(new URL('./seed-program.js', import.meta.url));

/**
 * Opens the database with current tables and, in an empty one, the demo shop's content. An embedded database that isn't
 * there yet is made by a process of its own: that takes half a gigabyte, which a process keeps as long as it lives.
 * @throws {StartupError} when it can't be opened or brought up to date
 */
export async function prepareDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReadUrl'>>,
  { program = seedProgram, logger }: { program?: string; logger?: ReplicaLogger } = {},
): Promise<OpenDatabase> {
  const isNew = !config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'));
  if (isNew && existsSync(program)) {
    const env = { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: '' };
    // Whatever went wrong there goes wrong here as well, where it is reported.
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
