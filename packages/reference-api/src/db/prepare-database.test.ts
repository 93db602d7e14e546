import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config';
import { fillDataDir } from '../testing/fill-data-dir';
import { openDatabase } from './connection';
import { prepareDatabase } from './prepare-database';
import { items } from './schema';
import { seed } from './seed/seed';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-prepare-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('is created by a separate program, which gets DATA_DIR but no DATABASE_URL', async () => {
  const program = path.join(dataDir, 'program.mjs');
  await writeFile(
    program,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.env.DATA_DIR + '/asked.json', JSON.stringify([process.env.DATA_DIR, process.env.DATABASE_URL]));`,
  );
  const database = await prepareDatabase({ dataDir, databaseUrl: undefined }, { program });
  // This program created nothing, so the caller did.
  expect((await database.db.select({ id: items.id }).from(items)).length).toBeGreaterThan(10);
  await database.close();
  const { default: asked } = await import(path.join(dataDir, 'asked.json'), { with: { type: 'json' } });
  expect(asked).toEqual([dataDir, '']);

  await rm(path.join(dataDir, 'asked.json'));
  await (await prepareDatabase({ dataDir, databaseUrl: undefined }, { program })).close();
  await expect(import(`${dataDir}/asked.json?again`, { with: { type: 'json' } })).rejects.toThrow();
});

it('in production, a missing database is refused, and not created', async () => {
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
  await expect(prepareDatabase(config)).rejects.toThrow(
    /^The data directory DATA_DIR=[^\n]+ is empty, and [^\n]+ check that its volume is mounted [^\n]+ diwan import[^\n]+ DEMO_SHOP=on [^\n]+$/,
  );
  expect(await readdir(dataDir)).toEqual([]);
});

it('in production, an empty database is refused until it is filled or DEMO_SHOP=on', async () => {
  await fillDataDir(dataDir, 'empty');
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
  await expect(prepareDatabase(config)).rejects.toThrow(/is empty, and with NODE_ENV=production/);
  const filling = await openDatabase(config);
  expect(await filling.db.$count(items)).toBe(0);
  await seed(filling.db);
  await filling.close();
  await (await prepareDatabase(config)).close();

  expect(readConfig({ NODE_ENV: 'production', DEMO_SHOP: 'on' }).servesDemo).toBe(true);
  expect(readConfig({}).servesDemo).toBe(true);
});
