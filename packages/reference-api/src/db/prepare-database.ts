import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config';
import { StartupError } from '../startup-error';
import { openDatabase } from './connection';
import type { Database, OpenDatabase } from './database';
import { isDatabaseFolder } from './embedded/database-folder';
import type { ReplicaLogger } from './replica';
import { currentContent } from './seed/replace-content';
import { seed } from './seed/seed';

/** Next to the bundle. It doesn't exist when run from source; then this process does the work. */
const seedProgram = fileURLToPath(new URL('./seed-program.js', import.meta.url));

const emptyInProduction = (place: string) =>
  new StartupError(
    `${place} is empty, and with NODE_ENV=production the shop doesn't fill it with the demo's products. If it had content, check that its volume is mounted and the setting is right; for a new shop, import a catalogue with diwan import, or set DEMO_SHOP=on to serve the demo.`,
  );

/** Seeds the demo shop into an empty database, or refuses where the configuration doesn't serve it. */
async function seedDemo(
  db: Database,
  { dataDir, databaseUrl, servesDemo = true }: Parameters<typeof prepareDatabase>[0],
): Promise<void> {
  if (!servesDemo && !(await currentContent(db)))
    throw emptyInProduction(`The database of ${databaseUrl ? 'DATABASE_URL' : `DATA_DIR=${dataDir}`}`);
  await seed(db);
}

/**
 * Opens, migrates and fills the database.
 * A new embedded database is created by a child process, because that takes half a gigabyte of memory, which a process
 * never releases.
 * @param options.fill brings the content of a shop that has its own; by default, an empty database gets the demo shop's
 * @throws {StartupError} when it can't be opened, migrated or filled
 */
export async function prepareDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'databaseReadUrl' | 'servesDemo'>>,
  {
    program = seedProgram,
    logger,
    fill,
  }: { program?: string; logger?: ReplicaLogger; fill?: ((db: Database) => Promise<void>) | undefined } = {},
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, servesDemo = true } = config;
  const isNew = !databaseUrl && !isDatabaseFolder(path.join(dataDir, 'database'));
  // Creates nothing, so that a volume can still be mounted there.
  if (isNew && !servesDemo && !fill) throw emptyInProduction(`The data directory DATA_DIR=${dataDir}`);
  if (isNew && existsSync(program)) {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DIWAN_SEED: fill ? 'off' : 'on' };
    // Any error there occurs here again and is reported.
    await once(spawn(process.execPath, [program], { env, stdio: 'ignore' }), 'exit').catch(() => {});
  }
  const database = await openDatabase({ ...config, logger });
  try {
    await database.migrate();
    await (fill ? fill(database.db) : seedDemo(database.db, config));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
