import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './error-code';

/** Codes of file systems that can't sync, e.g. some network file systems, as opposed to syncs that failed. */
const UNSUPPORTED = ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

function withFile(file: string, flags: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(file, flags);
  try {
    use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function sync(file: string, flags: 'r' | 'r+', fsync: (descriptor: number) => void): void {
  withFile(file, flags, (descriptor) => {
    try {
      fsync(descriptor);
    } catch (error) {
      if (!UNSUPPORTED.includes(errorCode(error))) throw error;
    }
  });
}

/** Writes the names in a folder to disk. Windows does that by itself, and can't open folders. */
function syncFolder(folder: string, fsync: (descriptor: number) => void): void {
  if (process.platform !== 'win32') sync(folder, 'r', fsync);
}

/** Writes a folder and everything in it to disk. */
export function syncTree(folder: string, fsync = fsyncSync): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(file, fsync);
    else if (entry.isFile()) sync(file, 'r+', fsync);
  }
  syncFolder(folder, fsync);
}

/** Writes the name of a file or folder to disk, and those of the folders above it, which may be new too. */
export function syncName(file: string, fsync = fsyncSync): void {
  const parent = path.dirname(path.resolve(file));
  try {
    syncFolder(parent, fsync);
  } catch (error) {
    // A folder that this process may not read was there before.
    if (!['EACCES', 'EPERM'].includes(errorCode(error))) throw error;
  }
  if (parent !== path.dirname(parent)) syncName(parent, fsync);
}

/** Why a folder's file system can't sync files to disk; undefined if it can. */
export function reasonNotSynced(folder: string, fdatasync = fdatasyncSync): string | undefined {
  const file = path.join(folder, 'sync-test');
  try {
    writeFileSync(file, 'synced');
    withFile(file, 'r+', fdatasync);
  } catch (error) {
    // Others, e.g. of a full disk, are reported by the database.
    if (UNSUPPORTED.includes(errorCode(error))) return errorCode(error);
  } finally {
    rmSync(file, { force: true });
  }
  return undefined;
}
