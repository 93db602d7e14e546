import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../database';
import type { DatabaseLogger } from '../database-logger';
import { errorMessage } from '../error-message';
import { StartupError } from '../startup-error';
import { type Held, lockDataDir } from './data-dir-lock';
import { checkTableFiles, createDatabaseFolder, damaged, isDatabaseFolder } from './database-folder';
import { keepPrivate } from './keep-private';
import { pgliteDatabase } from './pglite-database';
import { reasonNotSynced } from './sync-files';
import { SyncedFileSystem, syncedStartParams } from './synced-file-system';

/** Instead of PGlite's default of 160 MB, because the operating system caches its files too. */
const MEMORY = ['-c', 'shared_buffers=24MB'];

/** Start parameters of a database that doesn't sync. */
export const unsyncedStartParams = [...PGlite.defaultStartParams, ...MEMORY];

/**
 * Starts the database of a folder. What it commits is on disk before the call that commits it resolves.
 * @param fileSystem undefined: one that doesn't sync
 */
export function startEmbedded(
  folder: string,
  fileSystem: SyncedFileSystem | undefined,
  options: { onStderr?: (line: string) => boolean } = {},
): Promise<PGlite> {
  return fileSystem
    ? PGlite.create({ ...options, fs: fileSystem, startParams: [...syncedStartParams, ...MEMORY] })
    : PGlite.create(folder, { ...options, startParams: unsyncedStartParams });
}

/**
 * Starts a database that may be damaged. PostgreSQL then writes the reason to its log and ends; PGlite's own error is only
 * that it ended.
 */
async function startOrExplain(folder: string, fileSystem: SyncedFileSystem | undefined): Promise<PGlite> {
  const reasons: string[] = [];
  const onStderr = (line: string): boolean => {
    const [, reason] = /(?:FATAL|PANIC):\s*(.+)/.exec(line) ?? [];
    if (reason) reasons.push(reason);
    return false;
  };
  let client: PGlite | undefined;
  try {
    client = await startEmbedded(folder, fileSystem, { onStderr });
    await checkTableFiles(client, folder);
    return client;
  } catch (error) {
    await client?.close().catch(() => {});
    if (error instanceof StartupError) throw error;
    throw damaged(folder, reasons.at(-1) ?? errorMessage(error).split(/[\n.] /)[0] ?? 'unknown');
  }
}

/**
 * Ends the process: without a disk, the database can neither store nor answer anything any more. Visitors' browsers repeat
 * what wasn't acknowledged once the shop runs again.
 */
export function endWithoutDisk(
  folder: string,
  error: unknown,
  {
    print = console.error,
    exit = process.exit,
  }: { print?: (line: string) => void; exit?: (code: number) => void } = {},
): void {
  print(
    `${folder} can't be written to disk (${errorMessage(error)}). The shop ends, so that nothing is confirmed that a power cut could lose. All that was confirmed is there. Check the disk, then start the shop again.`,
  );
  exit(1);
}

/** Creates the embedded database of a data directory, with its tables. To start it only for them would take a second. */
export async function createEmbedded(dataDir: string): Promise<void> {
  const release = await lockDataDir(dataDir);
  try {
    await createDatabaseFolder(path.join(dataDir, 'database'), (client) => pgliteDatabase(client).migrate());
  } finally {
    release();
  }
}

/**
 * Opens the embedded database of a data directory, or creates it.
 * @throws {StartupError} when the directory is unwritable or in use by another process, or its database can't be opened
 */
export async function openEmbedded(dataDir: string, logger: DatabaseLogger): Promise<OpenDatabase> {
  const held: Held = {};
  const release = await lockDataDir(dataDir, held);
  const answerRequests: OpenDatabase['answerRequests'] = (handle, url) => {
    Object.assign(held, { handle, url });
  };
  const folder = path.join(dataDir, 'database');
  const name = `The embedded database in ${folder}`;
  try {
    keepPrivate(dataDir, logger);
    const reason = reasonNotSynced(dataDir);
    if (reason) {
      logger.warn(
        { folder, reason },
        'the file system of the data directory does not sync: a power cut can lose orders that visitors saw confirmed',
      );
    }
    if (!isDatabaseFolder(folder)) await createDatabaseFolder(folder);
    const client = await startOrExplain(
      folder,
      reason ? undefined : new SyncedFileSystem(folder, undefined, (error) => endWithoutDisk(folder, error)),
    );
    return pgliteDatabase(client, { name, release, answerRequests });
  } catch (error) {
    release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${name} can't be opened: ${errorMessage(error)}`);
  }
}
