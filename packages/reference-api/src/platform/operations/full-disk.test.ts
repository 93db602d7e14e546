import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { fillDataDir } from '../../testing/fill-data-dir';
import { openTestApi, type TestApi } from '../../testing/test-api';

/** A small disk of its own, which only root may create. */
let disk: string;
let isMounted = false;
let api: TestApi | undefined;
beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'diwan-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    console.warn('A full disk was not tried: it takes root to create a small one.');
    return;
  }
  await fillDataDir(disk);
  const database = await openDatabase({ dataDir: disk });
  api = await openTestApi({ database, config: { dataDir: disk } });
});
afterAll(async () => {
  await api?.close();
  if (isMounted) execFileSync('umount', [disk]);
  await rm(disk, { recursive: true, force: true });
});

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    // Ever smaller, until not a byte is left.
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      const bytes = Buffer.alloc(size, 1);
      try {
        while (writeSync(descriptor, bytes) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

it('is not ready while its disk is full, and is again once there is space', async ({ skip }) => {
  if (!api) return skip();
  const status = async (url: string) => (await api?.call(url))?.status;
  expect(await status('/readyz')).toBe(200);
  const filler = path.join(disk, 'filler');
  fill(filler);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  rmSync(filler);
  expect(await status('/readyz')).toBe(200);
  const lead = { name: 'Sara', phone: '0501234567' };
  expect((await api.call('/api/crm/public/leads/1', { body: lead })).status).toBe(200);
});
