import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error';
import { lockDataDir } from './data-dir-lock';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-lock-'));
  lock = path.join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that lives until its input ends. */
const sleeper = () =>
  spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });

async function end(child: ReturnType<typeof sleeper>): Promise<void> {
  const exited = once(child, 'exit');
  child.stdin.end();
  await exited;
}

describe('lockDataDir', () => {
  it('makes the directory, and gives it free again', () => {
    const release = lockDataDir(path.join(folder, 'new/deep'));
    expect(existsSync(path.join(folder, 'new/deep/db.lock'))).toBe(true);
    release();
    expect(readdirSync(path.join(folder, 'new/deep'))).toEqual([]);
  });

  it('refuses a directory that a living process uses, in one line that names it', async () => {
    const child = sleeper();
    writeFileSync(lock, `${child.pid} `);
    expect(() => lockDataDir(folder)).toThrow(StartupError);
    expect(() => lockDataDir(folder)).toThrow(
      new RegExp(`${folder} is used by process ${child.pid}; [^\\n]+$`),
    );
    await end(child);
  });

  it('refuses a second use by the same process', () => {
    const release = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(StartupError);
    release();
  });

  it('takes over from a process that died', async () => {
    const child = sleeper();
    writeFileSync(lock, `${child.pid} `);
    await end(child);
    lockDataDir(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes over when the process id now belongs to another process',
    () => {
      writeFileSync(lock, `${process.pid} 1`);
      lockDataDir(folder)();
    },
  );

  it.each(['', 'nonsense', '-1 5', '0'])('takes over a lock that says %j', (content) => {
    writeFileSync(lock, content);
    lockDataDir(folder);
    expect(readFileSync(lock, 'utf8')).toContain(String(process.pid));
  });

  it('leaves a lock alone that another process took meanwhile', () => {
    const release = lockDataDir(folder);
    writeFileSync(lock, '1 1');
    release();
    expect(readFileSync(lock, 'utf8')).toBe('1 1');
  });

  it('says in one line when the directory can’t be written to', () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(() => lockDataDir(path.join(folder, 'file/data'))).toThrow(
      /can't be written to \(ENOTDIR\)[^\n]+$/,
    );
  });

  it('says so when the lock can’t be read', () => {
    mkdirSync(lock);
    expect(() => lockDataDir(folder)).toThrow(/can't be written to \(EISDIR\)/);
  });

  it.skipIf(process.getuid?.() === 0)('also when permission is missing', () => {
    chmodSync(folder, 0o500);
    expect(() => lockDataDir(folder)).toThrow(/EACCES/);
    chmodSync(folder, 0o700);
  });
});
