import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartupError } from '../startup-error';
import { syncName, syncTree } from './sync-files';

/** The major version of PGlite's PostgreSQL, which can't read files of another one. */
export const POSTGRES_VERSION = '18';

/** PGlite needs these files: without them it would create a new database over the old ones, or exit without a message. */
const REQUIRED = ['PG_VERSION', 'base', 'global', 'global/pg_control', 'pg_wal', 'pg_xact', 'pg_multixact'];

const REMEDY = 'Restore a backup, or move the folder away to start with an empty shop.';

export const damaged = (folder: string, what: string): StartupError =>
  new StartupError(`The embedded database in ${folder} is damaged: ${what}. ${REMEDY}`);

/**
 * Whether a folder holds a database; false if it is missing or empty.
 * @throws {StartupError} when files are missing or belong to another version of PostgreSQL
 */
export function isDatabaseFolder(folder: string): boolean {
  if (!existsSync(folder)) return false;
  if (!statSync(folder).isDirectory()) throw damaged(folder, 'it is not a folder');
  if (readdirSync(folder).length === 0) return false;
  const missing = REQUIRED.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) throw damaged(folder, `${missing.join(', ')} missing`);
  if (readdirSync(path.join(folder, 'pg_wal')).every((name) => !/^[\dA-F]{24}$/.test(name)))
    throw damaged(folder, 'pg_wal is empty');
  if (statSync(path.join(folder, 'global/pg_control')).size === 0)
    throw damaged(folder, 'global/pg_control is empty');
  const version = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== POSTGRES_VERSION) {
    throw new StartupError(
      `The embedded database in ${folder} has files of PostgreSQL ${version || '(unknown)'}, and this version of Diwan reads those of PostgreSQL ${POSTGRES_VERSION}. Open it with the version of Diwan that wrote it, or move the folder away to start with an empty shop.`,
    );
  }
  return true;
}

/**
 * Creates a database in a folder that is missing or empty, under another name until it is complete and on disk: after a
 * kill or a power cut, the folder has all its files, or doesn't exist.
 * @param prepare works on the database before it is on disk
 */
export async function createDatabaseFolder(
  folder: string,
  prepare?: (client: PGlite) => Promise<void>,
): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const client = await PGlite.create(unfinished);
  await prepare?.(client);
  await client.close();
  syncTree(unfinished);
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(unfinished, folder);
  syncName(folder);
}

/**
 * Checks that every table and index of an open database has its file: PostgreSQL itself would only notice when it reads
 * one.
 * @throws {StartupError} when a file is missing
 */
export async function checkTableFiles(client: PGlite, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p' and relfilenode <> 0
       and pg_stat_file(pg_relation_filepath(oid), true) is null order by 1`,
  );
  const [first] = rows;
  if (first)
    throw damaged(folder, `${rows.length} files of tables missing, among them that of ${first.name}`);
}
