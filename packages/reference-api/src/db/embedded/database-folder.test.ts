import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillDataDir } from '../../testing/fill-data-dir';
import { openDatabase } from '../connection';
import { items } from '../schema';
import { StartupError } from '../startup-error';
import { POSTGRES_VERSION } from './database-folder';

let trial: string;
let whole: string;
let dataDir: string;
let database: string;
/** The file of the table of orders. */
let ordersFile: string;

beforeAll(async () => {
  trial = await mkdtemp(path.join(tmpdir(), 'diwan-damage-'));
  whole = path.join(trial, 'whole');
  await fillDataDir(whole);
  const opened = await openDatabase({ dataDir: whole });
  const { rows } = (await opened.db.execute("select pg_relation_filepath('orders') as file")) as {
    rows: { file: string }[];
  };
  ordersFile = rows[0]?.file ?? '';
  await opened.close();
});
afterAll(() => rm(trial, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(trial, 'data-'));
  database = path.join(dataDir, 'database');
});

const inDatabase = (name: string): string => path.join(database, name);

/** Each refusal is one sentence about what is wrong and one about what to do. */
it.each<[string, () => Promise<void>, RegExp]>([
  ['PG_VERSION is missing', () => rm(inDatabase('PG_VERSION')), /PG_VERSION missing/],
  ['pg_control is empty', () => truncate(inDatabase('global/pg_control')), /pg_control is empty/],
  ['pg_control is cut off', () => truncate(inDatabase('global/pg_control'), 100), /damaged: [^.]+/],
  ['pg_wal is missing', () => rm(inDatabase('pg_wal'), { recursive: true }), /pg_wal missing/],
  [
    'pg_wal is empty',
    async () => {
      await rm(inDatabase('pg_wal'), { recursive: true });
      await mkdir(inDatabase('pg_wal'));
    },
    /pg_wal is empty/,
  ],
  [
    'the write-ahead log is overwritten',
    async () => {
      const [segment = ''] = (await readdir(inDatabase('pg_wal'))).filter((name) => name.length === 24);
      await writeFile(inDatabase(`pg_wal/${segment}`), Buffer.alloc(16 * 1024 * 1024));
    },
    /damaged: could not locate a valid checkpoint record/,
  ],
  [
    'a table is missing',
    () => rm(inDatabase(ordersFile)),
    /1 files? of tables missing, among them that of orders/,
  ],
  [
    'it is of another version of PostgreSQL',
    () => writeFile(inDatabase('PG_VERSION'), '16\n'),
    /files of PostgreSQL 16, and this version of Diwan reads those of PostgreSQL 18/,
  ],
  [
    'it is a file',
    async () => {
      await rm(database, { recursive: true });
      await writeFile(database, '');
    },
    /it is not a folder/,
  ],
])('a database is refused, and left as it is, when %s', async (_, damage, message) => {
  await cp(whole, dataDir, { recursive: true });
  await damage();
  const before = await readdir(dataDir, { recursive: true });
  const refusal = await openDatabase({ dataDir }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect((refusal as Error).message).toMatch(message);
  expect((refusal as Error).message).toMatch(
    /^The embedded database in [^\n]+\. [^\n]+ or move the folder away[^\n]+\.$/,
  );
  expect((refusal as Error).message).not.toMatch(/Aborted|ASSERTIONS/);
  expect(
    (await readdir(dataDir, { recursive: true })).filter(
      (name) => !before.includes(name) && !name.endsWith('postmaster.pid'),
    ),
  ).toEqual([]);
});

it('a new database replaces an empty folder and what an interrupted start left', async () => {
  await mkdir(database, { recursive: true });
  await mkdir(path.join(dataDir, 'database.new'));
  await writeFile(path.join(dataDir, 'database.new/PG_VERSION'), POSTGRES_VERSION);
  const opened = await openDatabase({ dataDir });
  await opened.migrate();
  expect(await opened.db.$count(items)).toBe(0);
  await opened.close();
  expect(await readdir(dataDir)).toEqual(['database']);
  expect((await readFile(inDatabase('PG_VERSION'), 'utf8')).trim()).toBe(POSTGRES_VERSION);
});
