import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDemo } from '../testing/demo-shop';
import { openDatabase } from './connection';
import { items } from './schema';
import { StartupError } from './startup-error';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'diwan-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('openDatabase', () => {
  it('opens an embedded database in the data directory for one process at a time', async () => {
    const first = await openDatabase({ dataDir });
    await first.migrate();
    await seedDemo(first.db);
    await expect(openDatabase({ dataDir })).rejects.toThrow(StartupError);
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(second.driver).toBe('pglite');
    await second.migrate();
    expect(await second.db.$count(items)).toBe(49);
    await second.close();
  }, 120_000);

  it('releases the directory if its database is corrupt', async () => {
    writeFileSync(path.join(dataDir, 'database'), 'not a folder');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The embedded database in [^\n]+ is damaged: it is not a folder\. [^\n]+$/,
    );
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is damaged/);
  });

  it('reports an unreachable server in one line without the password', async () => {
    const databaseUrl = 'postgres://diwan:swordfish@127.0.0.1:9/shop';
    const error = await openDatabase({ dataDir, databaseUrl }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^Can't connect to DATABASE_URL: [^\n]+$/);
    expect((error as Error).message).not.toContain('swordfish');
  });
});
