import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/database';
import { pgliteDatabase } from '../db/embedded/pglite-database';
import type { Dumps } from './seeded-database';

/** Copies of the demo shop's tables, in the same database, from which {@link restore} refills them. */
const KEPT = 'kept';

/** Databases that no test uses any more. */
const unused: PGlite[] = [];

const tablesIn = async (client: PGlite, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = $1 order by 1',
    [schema],
  );
  return rows.map(({ name }) => name);
};

const load = async (name: keyof Dumps): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(inject('databaseDumps')[name]))]) });

async function loadSeeded(): Promise<PGlite> {
  const client = await load('seeded');
  const copies = (await tablesIn(client, 'public')).map(
    (name) => `create unlogged table ${KEPT}.${name} as table public.${name};`,
  );
  await client.exec(`create schema ${KEPT}; ${copies.join(' ')}`);
  return client;
}

/**
 * Refills all tables with the demo shop, without triggers and foreign keys meanwhile.
 * @throws when a test has changed the tables themselves
 */
async function restore(client: PGlite): Promise<void> {
  const tables = await tablesIn(client, KEPT);
  await client.exec(`
    begin;
    set local session_replication_role = replica;
    truncate ${tables.map((name) => `public.${name}`).join(', ')} restart identity;
    ${tables.map((name) => `insert into public.${name} overriding system value table ${KEPT}.${name};`).join(' ')}
    select setval(pg_get_serial_sequence('content_versions', 'id'), max(id)) from content_versions;
    commit;`);
}

/** A database of an earlier test, restored, or a new one. */
async function take(): Promise<PGlite> {
  const client = unused.pop();
  if (!client) return loadSeeded();
  try {
    await restore(client);
    return client;
  } catch {
    await client.close();
    return take();
  }
}

/**
 * An in-memory copy of the demo shop's database. Closing it keeps it for the next test of the process, since loading
 * takes ten times as long as restoring.
 */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const client = await take();
  let isClosed = false;
  const stopListening: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    if (isClosed) return;
    for (const stop of stopListening) await stop();
    isClosed = true;
    unused.push(client);
  };
  const lent = new Proxy(client, {
    get(target, key) {
      if (key === 'close') return close;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        // What still runs after a test must not reach the next one.
        if (isClosed) throw new Error('PGlite is closed');
        const result: unknown = value.apply(target, args);
        if (key === 'listen')
          (result as Promise<() => Promise<void>>).then((stop) => stopListening.push(stop));
        return result;
      };
    },
  });
  return pgliteDatabase(lent);
}

/** An in-memory database with tables, but without content. */
export const openEmptyDatabase = async (): Promise<OpenDatabase> => pgliteDatabase(await load('withTables'));
