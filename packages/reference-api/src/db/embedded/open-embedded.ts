import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../../startup-error';
import type { OpenDatabase } from '../database';
import { errorMessage } from '../error-message';
import type { ReplicaLogger } from '../replica';
import { lockDataDir, type RequestHandler } from './data-dir-lock';
import { createDatabaseFolder, isDatabaseFolder } from './database-folder';
import { keepPrivate } from './keep-private';
import { pgliteDatabase } from './pglite-database';
import { reasonNotSynced } from './sync-files';
import { SyncedFileSystem, syncedStartParams } from './synced-file-system';

/** Instead of PGlite's default of 160 MB, because the operating system caches its files too. */
const MEMORY = ['-c', 'shared_buffers=24MB'];

/**
 * Starts the database of a folder. What it commits is on disk before the call that commits it resolves.
 * @param fileSystem undefined: one that doesn't sync
 */
export function startEmbedded(folder: string, fileSystem: SyncedFileSystem | undefined): Promise<PGlite> {
  return fileSystem
    ? PGlite.create({ fs: fileSystem, startParams: [...syncedStartParams, ...MEMORY] })
    : PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...MEMORY] });
}

/**
 * Opens the embedded database of a data directory, or creates it.
 * @throws {StartupError} when the directory is unwritable or in use by another process, or its database can't be opened
 */
export async function openEmbedded(dataDir: string, logger: ReplicaLogger): Promise<OpenDatabase> {
  let handle: RequestHandler = async () => '';
  const release = await lockDataDir(dataDir, (request) => handle(request));
  const answerRequests = (given: RequestHandler): void => {
    handle = given;
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
    const client = await startEmbedded(folder, reason ? undefined : new SyncedFileSystem(folder));
    return pgliteDatabase(client, { name, release, answerRequests });
  } catch (error) {
    release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${name} can't be opened: ${errorMessage(error)}`);
  }
}
