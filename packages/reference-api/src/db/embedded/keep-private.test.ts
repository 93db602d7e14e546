import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDataDir } from '../../testing/fill-data-dir';
import { openDatabase } from '../connection';
import { keepPrivate } from './keep-private';

const modeOf = (folder: string) => (statSync(folder).mode & 0o1777).toString(8);

let parent: string;
let folder: string;
const logger = { warn: vi.fn(), info: vi.fn() };
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'diwan-private-'));
  folder = path.join(parent, 'data');
});
afterEach(() => {
  logger.warn.mockClear();
  rmSync(parent, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('keepPrivate', () => {
  it('closes the data directory of the embedded database', async () => {
    await fillDataDir(folder);
    chmodSync(folder, 0o755);
    await (await openDatabase({ dataDir: folder, logger })).close();
    expect(modeOf(folder)).toBe('700');
    expect(logger.warn).not.toHaveBeenCalled();
  });

  it('leaves a folder shared by all users, such as /tmp, open and warns', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    keepPrivate(folder, logger);
    expect(modeOf(folder)).toBe('1777');
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  it('warns if the permissions can’t be changed', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    keepPrivate(folder, logger, () => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    });
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(
      { folder, reason: 'EPERM' },
      'other users of this machine can read the data directory',
    );
  });
});
