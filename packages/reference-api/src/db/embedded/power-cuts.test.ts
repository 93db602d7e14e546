import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutPower } from '../../testing/cut-power';
import { fillDataDir } from '../../testing/fill-data-dir';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-power-data-'));
  await fillDataDir(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('loses nothing that was acknowledged before a power cut, and opens after each', async () => {
  const report = await cutPower(path.join(dataDir, 'database'), { cuts: 50 });
  expect(report).toEqual({ cuts: 50, acknowledged: expect.any(Number), lost: [], unopened: [] });
  expect(report.acknowledged).toBeGreaterThan(50);
}, 300_000);
