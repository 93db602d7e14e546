import { fstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reasonNotSynced, syncName, syncTree } from './sync-files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-sync-'));
  mkdirSync(path.join(folder, 'base/1'), { recursive: true });
  writeFileSync(path.join(folder, 'PG_VERSION'), '18\n');
  writeFileSync(path.join(folder, 'base/1/1259'), 'rows');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

describe('syncTree and syncName', () => {
  it('sync every file and folder, and the folders above', () => {
    const synced: number[] = [];
    const record = (descriptor: number) => synced.push(fstatSync(descriptor).ino);
    syncTree(folder, record);
    const inside = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
    expect(inside).toHaveLength(4);
    for (const file of [folder, ...inside]) expect(synced).toContain(statSync(file).ino);
    synced.length = 0;
    syncName(folder, record);
    expect(synced).toContain(statSync(tmpdir()).ino);
  });
  it('accept a file system that can’t sync, but no failed sync', () => {
    expect(() => syncTree(folder, failing('EINVAL'))).not.toThrow();
    expect(() => syncTree(folder, failing('EIO'))).toThrow('EIO');
  });
});

describe('reasonNotSynced', () => {
  it('is undefined where files can be synced, and leaves no file behind', () => {
    const before = readdirSync(folder);
    expect(reasonNotSynced(folder)).toBeUndefined();
    expect(readdirSync(folder)).toEqual(before);
  });
  it('is the code of a file system that can’t sync, and not of a full disk', () => {
    expect(reasonNotSynced(folder, failing('EINVAL'))).toBe('EINVAL');
    expect(reasonNotSynced(folder, failing('ENOSPC'))).toBeUndefined();
  });
});
