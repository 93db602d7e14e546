import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedDemo } from '../testing/demo-shop';
import { fillDataDir } from '../testing/fill-data-dir';
import { prepareDatabase } from './prepare-database';
import { items } from './schema';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-prepare-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('is created by a separate program, which gets the data folder', async () => {
  const program = path.join(dataDir, 'program.mjs');
  await writeFile(
    program,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.argv[2] + '/asked.json', JSON.stringify(process.argv.slice(2)));`,
  );
  const database = await prepareDatabase({ dataDir, databaseUrl: undefined }, { program });
  // This program created nothing, so the caller did.
  expect(await database.db.$count(items)).toBe(0);
  await database.close();
  const { default: asked } = await import(path.join(dataDir, 'asked.json'), { with: { type: 'json' } });
  expect(asked).toEqual([dataDir]);

  await rm(path.join(dataDir, 'asked.json'));
  await (await prepareDatabase({ dataDir, databaseUrl: undefined }, { program })).close();
  await expect(import(`${dataDir}/asked.json?again`, { with: { type: 'json' } })).rejects.toThrow();
});

it('is filled by the caller, and closed when that fails', async () => {
  await fillDataDir(dataDir, 'empty');
  const config = { dataDir, databaseUrl: undefined };
  const fill = async () => {
    throw new Error('no content');
  };
  await expect(prepareDatabase(config, { fill })).rejects.toThrow('no content');
  const database = await prepareDatabase(config, { fill: seedDemo });
  expect(await database.db.$count(items)).toBe(49);
  await database.close();
});
