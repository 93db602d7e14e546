import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteDatabase } from '../db/embedded/pglite-database';
import { seedDemo } from './demo-shop';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Paths to dumps of an embedded database, for `loadDataDir`. */
    databaseDumps: Dumps;
  }
}

export interface Dumps {
  /** Without tables. */
  readonly empty: string;
  /** With tables, but without content. */
  readonly withTables: string;
  /** With the demo shop. */
  readonly seeded: string;
}

async function createDumps(folder: string): Promise<Dumps> {
  const client = await PGlite.create();
  const dump = async (name: keyof Dumps): Promise<string> => {
    const file = path.join(folder, `${name}.tar`);
    await writeFile(file, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()));
    return file;
  };
  const empty = await dump('empty');
  const database = pgliteDatabase(client);
  await database.migrate();
  const withTables = await dump('withTables');
  await seedDemo(database.db);
  const seeded = await dump('seeded');
  await database.close();
  return { empty, withTables, seeded };
}

/** Shared by the projects of a run, each of which has its own instance of this module. */
const shared = globalThis as { diwanDumps?: Promise<Dumps> };

/**
 * Creates an empty database and the demo shop's once per run. Loading a copy takes a tenth of the time of creating,
 * migrating and seeding one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-test-'));
  // Each project ends after all tests of the run.
  shared.diwanDumps ??= createDumps(folder);
  project.provide('databaseDumps', await shared.diwanDumps);
  return () => rm(folder, { recursive: true, force: true });
}
