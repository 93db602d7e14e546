import { openDatabase } from '../../db/connection';
import type { Config } from '../../platform/config';
import { readBackup, restoreBackup } from '../backup/restore';
import { rowsIn } from './backed-up-rows';
import type { Output } from './output';
import { theShop } from './the-shop';
import { reportUserErrors } from './user-errors';

/** Restores a backup into an empty database, which no shop has open. @returns false for failure */
export const runRestore = (folder: string, config: Config, output: Output): Promise<boolean> =>
  reportUserErrors(output, async () => {
    // First: opening the database makes one where there is none.
    const backup = await readBackup(folder);
    const database = await openDatabase(config);
    try {
      await restoreBackup(database, folder, backup, {
        mediaFolder: config.mediaDir,
        onProgress: output.progress,
      });
      output.note?.(await theShop(database.db, config));
      output.out(`Restored the backup of ${backup.created_at}; ${rowsIn(backup.tables)}.`);
      output.out(
        'People who were erased after this backup was made are in the shop again: erase them again with diwan forget.',
      );
      return true;
    } finally {
      await database.close();
    }
  });
