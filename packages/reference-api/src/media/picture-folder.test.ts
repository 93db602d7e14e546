import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureFolder } from './picture-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const logger = { warn() {} };
const content = new Uint8Array(1000);

/** Sets when a picture was last used. */
function useAt(name: string, daysAgo: number): void {
  const time = new Date(Date.now() - daysAgo * 24 * 60 * 60_000);
  utimesSync(path.join(folder, name), time, time);
}

it('stays within its size: what was not used for longest goes first', async () => {
  const pictures = createPictureFolder(folder, logger, { maxBytes: 5000 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await pictures.keep(name, content);
  for (const [daysAgo, name] of ['e', 'd', 'c', 'b', 'a'].entries()) useAt(name, daysAgo + 2);
  expect(await pictures.find('a')).toBe(path.join(folder, 'a'));
  for (const name of ['f', 'g']) await pictures.keep(name, content);
  expect(readdirSync(folder).sort()).toEqual(['a', 'd', 'e', 'f', 'g']);
  expect(await pictures.find('b')).toBeUndefined();
});

it('is brought to its size by a process that starts with a larger one', async () => {
  const pictures = createPictureFolder(folder, logger, { maxBytes: 100_000 });
  for (let index = 0; index < 20; index += 1) await pictures.keep(`picture-${index}`, content);
  await createPictureFolder(folder, logger, { maxBytes: 3000 }).keep('new', content);
  expect(readdirSync(folder)).toHaveLength(3);
});
