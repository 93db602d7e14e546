import path from 'node:path';
import { writeBackup } from '../backup/backup';
import { restoreBackup } from '../backup/restore';
import type { Config } from '../config';
import { openDatabase } from '../db/connection';
import { askHolder } from '../db/embedded/data-dir-lock';
import { StartupError } from '../startup-error';
import type { Output } from './print-catalogue';

const rowsIn = (tables: Record<string, number>): string => {
  const { orders = 0, quote_requests = 0, leads = 0, items = 0 } = tables;
  return `products: ${items}, orders: ${orders}, requests: ${quote_requests}, leads: ${leads}`;
};

/** Backs up a shop that may be running: on the embedded database, its process writes the backup. */
export async function runBackup(folder: string, config: Config, output: Output): Promise<void> {
  const target = path.resolve(folder);
  const request = JSON.stringify({ kind: 'backup', folder: target });
  const response = config.databaseUrl ? undefined : await askHolder(config.dataDir, request);
  if (response !== undefined) {
    const { tables, problem } = JSON.parse(response) as { tables?: Record<string, number>; problem?: string };
    if (!tables) throw new StartupError(problem ?? 'The shop could not write the backup.');
    output.out(`Backed up to ${folder}; ${rowsIn(tables)}.`);
    return;
  }
  const database = await openDatabase(config);
  try {
    const { tables } = await writeBackup(database.db, target, { mediaFolder: config.mediaDir });
    output.out(`Backed up to ${folder}; ${rowsIn(tables)}.`);
  } finally {
    await database.close();
  }
}

/** Restores a backup into an empty database. */
export async function runRestore(folder: string, config: Config, output: Output): Promise<void> {
  const database = await openDatabase(config);
  try {
    const { backup, hasMedia } = await restoreBackup(database, folder, { mediaFolder: config.mediaDir });
    output.out(`Restored the backup of ${backup.created_at}; ${rowsIn(backup.tables)}.`);
    if (hasMedia && !config.mediaDir)
      output.out(`Its images are in ${path.join(folder, 'media')}: set MEDIA_DIR.`);
  } finally {
    await database.close();
  }
}
