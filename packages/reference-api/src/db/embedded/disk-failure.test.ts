import { fdatasyncSync, fsyncSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDataDir } from '../../testing/fill-data-dir';
import { endWithoutDisk, startEmbedded } from './open-embedded';
import { SyncedFileSystem } from './synced-file-system';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-disk-'));
  await fillDataDir(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a disk that fails to sync is reported at once, and the commit is not', async () => {
  let isBroken = false;
  const failing =
    (sync: (descriptor: number) => void) =>
    (descriptor: number): void => {
      if (isBroken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
      sync(descriptor);
    };
  const failures: unknown[] = [];
  const folder = path.join(dataDir, 'database');
  const disk = new SyncedFileSystem(
    folder,
    { fsync: failing(fsyncSync), fdatasync: failing(fdatasyncSync) },
    (error) => failures.push(error),
  );
  const client = await startEmbedded(folder, disk);
  const insert = () => client.query("insert into leads (name, phone) values ('Sara', '0501234567')");
  await insert();
  expect(failures).toEqual([]);
  isBroken = true;
  await expect(insert()).rejects.toThrow();
  expect(failures[0]).toMatchObject({ code: 'EIO' });
});

it('ends the process with a sentence that says what to do', () => {
  const lines: string[] = [];
  const codes: number[] = [];
  endWithoutDisk('my-shop/data/database', new Error('EIO: i/o error, fsync'), {
    print: (line) => lines.push(line),
    exit: (code) => codes.push(code),
  });
  expect(codes).toEqual([1]);
  expect(lines).toEqual([
    expect.stringMatching(
      /^my-shop\/data\/database can't be written to disk \(EIO: i\/o error, fsync\)\. .*Check the disk, then start the shop again\.$/,
    ),
  ]);
});
