import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteDatabase } from '../db/connection';
import { seed } from '../db/seed/seed';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path to a dump of the demo shop's database, for `loadDataDir`. */
    seededDatabase: string;
  }
}

/** Creates the demo shop's database once per run; loading copies of it is much faster than migrating. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-test-'));
  const file = path.join(folder, 'seeded.tar');
  const client = await PGlite.create();
  const database = pgliteDatabase(client);
  await database.migrate();
  await seed(database.db);
  const dump = await client.dumpDataDir('none');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await database.close();
  project.provide('seededDatabase', file);
  return () => rm(folder, { recursive: true, force: true });
}
