import { cp, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OnProgress } from '../../content/on-progress';
import type { Database } from '../../db/database';
import { syncTree } from '../../db/embedded/sync-files';
import { StartupError } from '../../db/startup-error';

/** `backup.json` of a backup, beside `tables/<name>.jsonl` and `media/`. */
export const backupSchema = v.object({
  format: v.literal(1),
  created_at: v.string(),
  /** Time of the last migration of the database, which identifies its tables and columns. */
  migration: v.number(),
  /** Number of rows by table. */
  tables: v.record(v.string(), v.number()),
});
export type Backup = v.InferOutput<typeof backupSchema>;

const ROWS_PER_READ = 500;

export const rowsOf = async <Row>(db: Pick<Database, 'execute'>, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as { rows: Row[] }).rows;

/** All tables of the shop, those that others refer to first. */
export async function tablesInOrder(db: Pick<Database, 'execute'>): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const references = await rowsOf<{ name: string; other: string }>(
    db,
    sql`select conrelid::regclass::text as name, confrelid::regclass::text as other from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  let waiting = names.map(({ name }) => name);
  while (waiting.length > 0) {
    const ready = waiting.filter(
      (table) => !references.some(({ name, other }) => name === table && waiting.includes(other)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other: ${waiting.join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

async function writeTable(tx: Pick<Database, 'execute'>, table: string, file: string): Promise<number> {
  const name = sql.identifier(table);
  const output = await open(file, 'w', 0o600);
  let count = 0;
  try {
    await tx.execute(
      sql`declare backup_rows no scroll cursor for select row_to_json(${name})::text as line from ${name}`,
    );
    for (;;) {
      const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_PER_READ} from backup_rows`));
      if (rows.length === 0) break;
      await output.write(rows.map(({ line }) => `${line}\n`).join(''));
      count += rows.length;
    }
    await tx.execute(sql`close backup_rows`);
  } finally {
    await output.close();
  }
  return count;
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Writes all rows of a database, as of one moment, and the shop's images to a new folder. The folder appears once it is
 * complete and on disk. The shop may be running; on the embedded database, its other calls wait meanwhile.
 * @throws {StartupError} when the folder exists, or the database has no tables yet
 */
export async function writeBackup(
  db: Database,
  folder: string,
  {
    mediaFolder,
    now = new Date(),
    onProgress,
  }: { mediaFolder: string | undefined; now?: Date; onProgress?: OnProgress | undefined },
): Promise<Backup> {
  if (await isThere(folder)) throw new StartupError(`${folder} exists already; name a new folder.`);
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const backup = await db.transaction(
    async (tx): Promise<Backup> => {
      const [history] = await rowsOf<{ exists: boolean }>(
        tx,
        sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
      );
      if (!history?.exists) throw new StartupError('The database has no tables to back up.');
      const [last] = await rowsOf<{ time: string }>(
        tx,
        sql`select max(created_at)::text as time from drizzle.__drizzle_migrations`,
      );
      const tables: Record<string, number> = {};
      const names = await tablesInOrder(tx);
      for (const [index, table] of names.entries()) {
        onProgress?.(`Backing up the data: ${index + 1} of ${names.length}`);
        tables[table] = await writeTable(tx, table, path.join(unfinished, 'tables', `${table}.jsonl`));
      }
      return { format: 1, created_at: now.toISOString(), migration: Number(last?.time), tables };
    },
    { isolationLevel: 'repeatable read' },
  );
  // After the rows: an image that they name was there before.
  onProgress?.('Copying pictures');
  if (mediaFolder && (await isThere(mediaFolder)))
    await cp(mediaFolder, path.join(unfinished, 'media'), { recursive: true });
  await writeFile(path.join(unfinished, 'backup.json'), `${JSON.stringify(backup, null, 2)}\n`);
  syncTree(unfinished);
  await rename(unfinished, folder);
  return backup;
}
