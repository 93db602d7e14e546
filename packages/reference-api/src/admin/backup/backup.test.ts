import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';
import { startWork } from '../../app/start-work';
import { openDatabase } from '../../db/connection';
import type { Database, OpenDatabase } from '../../db/database';
import { createPictureQueue } from '../../media/picture-queue';
import { listOrderRecords } from '../../modules/orders/order-records.repository';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { fillDataDir } from '../../testing/fill-data-dir';
import { openTestApi, recordingLogger } from '../../testing/test-api';
import { runRestore } from '../commands/restore-command';
import { runCommand } from '../commands/run-command';
import { rowsOf, tablesInOrder } from './backup';

let folder: string;
const opened: OpenDatabase[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-backup-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => path.join(folder, name);

async function open(name: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir: inFolder(name) });
  opened.push(database);
  return database;
}

async function run([name, target]: ['backup' | 'restore', folder: string], env: Record<string, string>) {
  const out: string[] = [];
  const errors: string[] = [];
  const steps: string[] = [];
  const output = {
    out: (line: string) => out.push(line),
    error: (line: string) => errors.push(line),
    progress: (text: string) => steps.push(text),
  };
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const isDone = await (name === 'backup'
    ? runCommand({ name, folder: target }, config, output)
    : runRestore(target, config, output));
  return { isDone, out, errors, steps };
}

/** All rows of all tables. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await tablesInOrder(db)) {
    const name = sql.identifier(table);
    const lines = await rowsOf<{ line: string }>(
      db,
      sql`select row_to_json(${name})::text as line from ${name}`,
    );
    rows[table] = lines.map(({ line }) => line).sort();
  }
  return rows;
}

it('a running shop is backed up with its images, and restored into an empty folder', async () => {
  await fillDataDir(inFolder('data'));
  await mkdir(inFolder('media/rooms'), { recursive: true });
  await writeFile(inFolder('media/rooms/sofa.png'), 'a sofa');
  const database = await open('data');
  const { db } = database;
  const config = { ...readConfig({}), mediaDir: inFolder('media'), makesPicturesAhead: false };
  const { logger } = recordingLogger();
  const stopWork = startWork({ database, config, logger, pictureQueue: createPictureQueue() });
  const api = await openTestApi({ database });
  await allowDemoOrders(db);
  const place = () => api.call('/api/crm/public/orders', { body: demoOrder() });
  expect((await place()).status).toBe(200);
  const before = await everything(db);

  const env = { DATA_DIR: inFolder('data') };
  expect(await run(['backup', inFolder('copy')], env)).toMatchObject({
    isDone: true,
    out: [expect.stringContaining('products: 49, orders: 1,')],
    errors: [],
  });
  expect(await run(['backup', inFolder('copy')], env)).toMatchObject({
    isDone: false,
    errors: [expect.stringMatching(/exists already; name a new folder\.$/)],
  });
  if (process.platform !== 'win32') expect((await stat(inFolder('copy'))).mode & 0o077).toBe(0);
  // Isn't in the backup.
  expect((await place()).status).toBe(200);
  await stopWork();

  const restored = { DATA_DIR: inFolder('restored'), MEDIA_DIR: inFolder('restored-media') };
  expect(await run(['restore', inFolder('copy')], restored)).toMatchObject({
    isDone: true,
    out: [
      expect.stringMatching(/^Restored the backup of .*products: 49, orders: 1,/),
      expect.stringMatching(/erased after this backup was made are in the shop again.*diwan forget\.$/),
    ],
    errors: [],
    steps: expect.arrayContaining([expect.stringMatching(/^Restoring the data: 1 of \d+$/)]),
  });
  expect(await readFile(inFolder('restored-media/rooms/sofa.png'), 'utf8')).toBe('a sofa');
  const after = await open('restored');
  expect(await everything(after.db)).toEqual(before);
  // Ids continue where they were.
  const again = await openTestApi({ database: after });
  expect((await again.call('/api/crm/public/orders', { body: demoOrder() })).status).toBe(200);
  expect(await listOrderRecords(after.db, { page: 1, limit: 10 })).toHaveLength(2);
});

it('refuses to restore over a shop, or from a damaged, newer or missing backup', async () => {
  await fillDataDir(inFolder('data'));
  await fillDataDir(inFolder('new'), 'empty');
  const env = { DATA_DIR: inFolder('data') };
  expect((await run(['backup', inFolder('copy')], env)).isDone).toBe(true);
  const restore = async (dataDir: string) =>
    (await run(['restore', inFolder('copy')], { DATA_DIR: inFolder(dataDir) })).errors;
  expect(await restore('data')).toEqual([expect.stringContaining('into an empty database only')]);

  const items = inFolder('copy/tables/items.jsonl');
  const lines = await readFile(items, 'utf8');
  await writeFile(items, lines.slice(0, lines.indexOf('\n') + 1));
  const end = 'Nothing was restored; use another backup, or another copy of this one.';
  expect(await restore('new')).toEqual([`The backup is damaged: ${items} has 1 lines instead of 49. ${end}`]);
  for (const row of [lines.slice(0, 40), lines.replace('"code":"', '"code":null,"other":"')]) {
    await writeFile(items, row);
    expect(await restore('new')).toEqual([expect.stringContaining(`${items} can't be read (`)]);
  }
  await rm(items);
  expect(await restore('new')).toEqual([`The backup is damaged: ${items} is missing. ${end}`]);
  await writeFile(items, lines);
  // After a failed restore, the database is still empty.
  expect(await restore('new')).toEqual([]);

  const file = inFolder('copy/backup.json');
  const backup = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...backup, migration: 9_999_999_999_999 }));
  expect(await restore('newer')).toEqual([expect.stringContaining('made by another version of Diwan')]);
  await rm(file);
  expect(await restore('none')).toEqual([expect.stringContaining('is not a backup')]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.new'))).toEqual([]);
  // Nor is a shop made where nothing can be restored.
  expect((await readdir(folder)).sort()).toEqual(['copy', 'data', 'new']);
});
