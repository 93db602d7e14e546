import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from '../../packages/storefront/build/compress.mjs';
import { filesIn, removeOldFiles } from '../../packages/storefront/build/earlier-builds.mjs';

const DAY = 24 * 60 * 60;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file as if so many days ago. */
function write(name: string, daysAgo: number): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'let a = 1;');
  const time = Date.now() / 1000 - daysAgo * DAY;
  utimesSync(file, time, time);
  return file;
}

it('keeps the files that a shop started before the build still names, for a week', () => {
  const named = write('assets/Cart-abc.js', 6);
  write('assets/Cart-old.js', 8);
  write('assets/Cart-old.js.br', 8);
  // Names without a hash: the next build writes those that still exist.
  write('index.js', 0);
  write('brand/logo.svg', 0);
  removeOldFiles(folder);
  expect(filesIn(folder)).toEqual([named]);
  removeOldFiles(path.join(folder, 'missing'));
});

it('compresses again only what a build wrote', async () => {
  const kept = write('assets/Cart-abc.js', 6);
  await compressFiles(folder);
  const { mtimeMs } = statSync(`${kept}.br`);
  const fresh = write('assets/Cart-def.js', 0);
  await compressFiles(folder);
  expect(statSync(`${kept}.br`).mtimeMs).toBe(mtimeMs);
  expect(existsSync(`${fresh}.br`)).toBe(true);
  const later = Date.now() / 1000 + 60;
  utimesSync(kept, later, later);
  await compressFiles(folder);
  expect(statSync(`${kept}.br`).mtimeMs).toBeGreaterThan(mtimeMs);
});
