import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { Dumps } from './seeded-database';

/** Puts a copy of a database into a data directory, as if a shop had created it there. */
export async function fillDataDir(dataDir: string, dump: keyof Dumps = 'seeded'): Promise<void> {
  const folder = path.join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xf', inject('databaseDumps')[dump], '-C', folder]);
}
