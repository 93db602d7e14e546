import { chmodSync, statSync } from 'node:fs';
import type { DatabaseLogger } from '../database-logger';

/** Permission bits of the owner's group and of all other users. */
const OTHERS = 0o077;
/** Set on folders that are meant for many users, such as `/tmp`. */
const STICKY = 0o1000;

/**
 * Closes a folder to other users of the machine: the embedded database writes its files readable and writable by all.
 * Where that isn't permitted, e.g. on a mounted volume, or the folder is a shared one, it only logs a warning. Does
 * nothing on Windows, where folders inherit the permissions of the user's own.
 */
export function keepPrivate(
  folder: string,
  logger: Pick<DatabaseLogger, 'warn'>,
  changeMode: (folder: string, mode: number) => void = chmodSync,
): void {
  if (process.platform === 'win32') return;
  const { mode } = statSync(folder);
  if ((mode & OTHERS) === 0) return;
  let reason = 'it is a folder shared by all users';
  if ((mode & STICKY) === 0) {
    try {
      changeMode(folder, mode & 0o7700);
      return;
    } catch (error) {
      reason = (error as NodeJS.ErrnoException).code ?? String(error);
    }
  }
  logger.warn({ folder, reason }, 'other users of this machine can read the data directory');
}
