import { createReadStream } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OnProgress } from '../../content/on-progress';
import type { Database, OpenDatabase } from '../../db/database';
import { migrationsFolder } from '../../db/migration-history';
import { StartupError } from '../../db/startup-error';
import { type Backup, backupSchema, rowsOf, tablesInOrder } from './backup';

const ROWS_PER_WRITE = 500;

interface Journal {
  entries: { when: number; tag: string }[];
}

async function readJournal(): Promise<Journal> {
  return JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
}

/**
 * The facts about a backup that it contains itself.
 * @throws {StartupError} when the folder holds no backup, or one of a newer version
 */
export async function readBackup(folder: string): Promise<Backup> {
  const file = path.join(folder, 'backup.json');
  const text = await readFile(file, 'utf8').catch(() => '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StartupError(`${folder} is not a backup: ${file} is missing or damaged.`);
  }
  const { success, output } = v.safeParse(backupSchema, json);
  if (!success) throw new StartupError(`${folder} is a backup in a format that this version can't read.`);
  const { entries } = await readJournal();
  if (!entries.some(({ when }) => when === output.migration))
    throw new StartupError(
      'The backup was made by another version of Diwan, whose tables this one does not know: restore it with that version or a newer one.',
    );
  return output;
}

/** Migrations up to the one a backup was made at, in a folder of their own. */
async function migrationsUntil(time: number): Promise<string> {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= time);
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-migrations-'));
  await mkdir(path.join(folder, 'meta'));
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries)
    await copyFile(path.join(migrationsFolder, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  return folder;
}

async function requireEmpty(db: Database): Promise<void> {
  for (const table of await tablesInOrder(db)) {
    const [row] = await rowsOf<{ filled: boolean }>(
      db,
      sql`select exists (select from ${sql.identifier(table)}) as filled`,
    );
    if (row?.filled)
      throw new StartupError(
        'A backup is restored into an empty database only: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
      );
  }
}

async function readTable(tx: Database, table: string, file: string): Promise<number> {
  const name = sql.identifier(table);
  let count = 0;
  let lines: string[] = [];
  const write = async (): Promise<void> => {
    await tx.execute(
      sql`insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
    );
    count += lines.length;
    lines = [];
  };
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    lines.push(line);
    if (lines.length === ROWS_PER_WRITE) await write();
  }
  if (lines.length > 0) await write();
  return count;
}

const damaged = (what: string): StartupError =>
  new StartupError(
    `The backup is damaged: ${what} Nothing was restored; use another backup, or another copy of this one.`,
  );

/**
 * Reads a table's file into the database.
 * @throws {StartupError} naming the file when it is missing, or has other rows than were written
 */
async function restoreTable(
  tx: Database,
  table: string,
  { file, expected }: { file: string; expected: number | undefined },
): Promise<void> {
  let count: number;
  try {
    count = await readTable(tx, table, file);
  } catch (error) {
    const { code, cause } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw damaged(`${file} is missing.`);
    // PostgreSQL reports a row that it can't read or doesn't accept.
    if (/^2[23]/.test(Object(cause).code)) throw damaged(`${file} can't be read (${Object(cause).message}).`);
    throw error;
  }
  if (count !== expected) throw damaged(`${file} has ${count} lines instead of ${expected}.`);
}

/** Continues identity columns after the greatest id. */
async function continueIds(tx: Database): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of columns)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
}

/**
 * Restores a backup of either database into an empty one, and migrates it to this version.
 * @param options.mediaFolder receives the images; undefined: they are left in the backup
 * @param backup the result of `readBackup` for the folder
 * @throws {StartupError} when the database isn't empty, or the backup is damaged
 */
export async function restoreBackup(
  database: OpenDatabase,
  folder: string,
  backup: Backup,
  { mediaFolder, onProgress }: { mediaFolder: string | undefined; onProgress?: OnProgress | undefined },
): Promise<void> {
  const migrations = await migrationsUntil(backup.migration);
  try {
    await requireEmpty(database.db);
    await database.migrate(migrations);
  } finally {
    await rm(migrations, { recursive: true });
  }
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const names = await tablesInOrder(tx);
    for (const [index, table] of names.entries()) {
      onProgress?.(`Restoring the data: ${index + 1} of ${names.length}`);
      const file = path.join(folder, 'tables', `${table}.jsonl`);
      await restoreTable(tx, table, { file, expected: backup.tables[table] });
    }
    await continueIds(tx);
  });
  await database.migrate();
  const media = path.join(folder, 'media');
  const hasMedia = await stat(media).then(
    () => true,
    () => false,
  );
  onProgress?.('Copying pictures');
  if (hasMedia && mediaFolder) await cp(media, mediaFolder, { recursive: true });
}
