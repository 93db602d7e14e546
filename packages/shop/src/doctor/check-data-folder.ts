import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { reasonNotSynced } from '@diwan/reference-api';
import { error, type Finding, ok, warning } from './finding';

const about = 'Data folder';
const MEGABYTE = 1024 * 1024;
const SPACE = 500 * MEGABYTE;

/** The folder, or the one it would be created in. */
async function existing(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  const parent = path.dirname(folder);
  return isThere || parent === folder ? folder : existing(parent);
}

/** The folder of the embedded database, of resized pictures and of the embed files of earlier versions. */
export async function checkDataFolder(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  freeBytes = async (folder: string) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
): Promise<Finding[]> {
  const folder = await existing(dataDir);
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch {
    return [
      error(
        about,
        `This user can't write to ${folder}.`,
        `Give it to the user that runs the shop, or choose another one: DATA_DIR=…`,
      ),
    ];
  }
  const findings: Finding[] = [];
  const free = await freeBytes(folder);
  if (free < SPACE)
    findings.push(
      warning(
        about,
        `Its disk has only ${Math.round(free / MEGABYTE)} MB left.`,
        'Free some space: a full disk stops orders.',
      ),
    );
  if (folder === dataDir && !databaseUrl && existsSync(path.join(dataDir, 'database'))) {
    const { mode } = await stat(dataDir);
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      findings.push(
        warning(
          about,
          `Other users of this machine can read ${dataDir}, which holds names and phones.`,
          `chmod 700 ${dataDir}`,
        ),
      );
    const reason = reasonNotSynced(dataDir);
    if (reason)
      findings.push(
        warning(
          about,
          `Its file system can't sync (${reason}): a power cut can lose orders.`,
          'Put it on a local disk, or use PostgreSQL: DATABASE_URL=…',
        ),
      );
  }
  return findings.length > 0 ? findings : [ok(about, dataDir)];
}
