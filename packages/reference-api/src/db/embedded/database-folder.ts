import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { syncName, syncTree } from './sync-files';

/** Whether a folder holds a database. */
export const isDatabaseFolder = (folder: string): boolean => existsSync(folder);

/**
 * Creates a database in a folder that doesn't exist yet, under another name until it is complete and on disk: after a kill
 * or a power cut, the folder is there with all its files, or not at all.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PGlite.create(unfinished);
  await client.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncName(folder);
}
