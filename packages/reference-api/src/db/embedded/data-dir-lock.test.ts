import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error';
import { findDataDirHolder, type Held, lockDataDir, requireFreeDataDir } from './data-dir-lock';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'diwan-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

const tsx = createRequire(import.meta.url).resolve('tsx');
const module = fileURLToPath(new URL('data-dir-lock.ts', import.meta.url));
const hold = `import { lockDataDir } from ${JSON.stringify(module)};
await lockDataDir(process.env.FOLDER);
console.log(process.pid);
setInterval(() => {}, 1_000);`;

/** A process that holds the lock until it is killed; `launcher` starts it, e.g. in another namespace. */
async function holder(launcher: string[] = []): Promise<ChildProcess> {
  const [command = '', ...args] = [
    ...launcher,
    process.execPath,
    '--import',
    tsx,
    '--input-type=module',
    '-e',
    hold,
  ];
  const child = spawn(command, args, {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Runs a command in its own PID namespace, like a container. */
const NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const hasNamespaces = (() => {
  try {
    execFileSync(NAMESPACE[0] ?? '', [...NAMESPACE.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('lockDataDir', () => {
  it('creates the directory and releases it', async () => {
    const release = await lockDataDir(path.join(folder, 'new/deep'));
    expect(readdirSync(path.join(folder, 'new/deep'))).not.toEqual([]);
    release();
    expect(readdirSync(path.join(folder, 'new/deep'))).toEqual([]);
    (await lockDataDir(path.join(folder, 'new/deep')))();
  });

  it('rejects a directory in use, in one line that names the process', async () => {
    const { pid } = await holder();
    await expect(lockDataDir(folder)).rejects.toThrow(StartupError);
    const message = `Another diwan is using ${folder} (process ${pid}). Stop it, or set DATA_DIR to another folder.`;
    await expect(lockDataDir(folder)).rejects.toThrow(message);
    await expect(requireFreeDataDir(folder)).rejects.toThrow(message);
  });

  it('says where the shop in a directory is served, and that it can’t be started again', async () => {
    const url = 'http://127.0.0.1:3000';
    const held: Held = {};
    const release = await lockDataDir(folder, held);
    // A shop is served some time after it has locked its directory.
    held.url = url;
    const name = `process ${process.pid}`;
    expect(await findDataDirHolder(folder)).toEqual({ name, url });
    await expect(requireFreeDataDir(folder)).rejects.toThrow(
      `The shop in ${folder} is running already at ${url} (${name}). Stop it, or set DATA_DIR to another folder.`,
    );
    release();
    expect(await findDataDirHolder(folder)).toBeUndefined();
  });

  it('writes nothing to find out that a directory is free', async () => {
    await requireFreeDataDir(path.join(folder, 'new'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it.skipIf(!hasNamespaces)(
    'rejects a directory in use in another PID namespace, and takes over when that process is killed',
    async () => {
      const child = await holder(NAMESPACE);
      await expect(lockDataDir(folder)).rejects.toThrow(/^Another diwan is using .* \(process 1\)/);
      await kill(child);
      // The kernel kills the namespace's processes shortly after its init process.
      await expect
        .poll(
          () =>
            lockDataDir(folder).then(
              (release) => release(),
              (error: Error) => error.message,
            ),
          { timeout: 10_000 },
        )
        .toBeUndefined();
    },
  );

  it.skipIf(process.platform !== 'linux')('rejects a directory whose process is frozen', async () => {
    const child = await holder();
    child.kill('SIGSTOP');
    await expect(lockDataDir(folder)).rejects.toThrow(/a process that does not respond/);
  });

  it('rejects a second use by the same process', async () => {
    const release = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(StartupError);
    release();
  });

  it('takes over from a process that was killed', async () => {
    await kill(await holder());
    const release = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(StartupError);
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives a stale lock to at most one of many concurrent processes', async () => {
    for (let round = 0; round < 5; round += 1) {
      await kill(await holder());
      const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(folder)));
      const holders = outcomes.filter(({ status }) => status === 'fulfilled');
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') outcome.value();
        else expect(outcome.reason).toBeInstanceOf(StartupError);
      }
    }
  });

  it('rejects a directory that another machine used in the last minute, and takes over later', async () => {
    const owner = path.join(folder, 'lock.owner');
    writeFileSync(owner, 'the kernel of another machine');
    await expect(lockDataDir(folder)).rejects.toThrow(/^Another machine is using .* less than a minute/);
    await expect(requireFreeDataDir(folder)).rejects.toThrow(/^Another machine/);
    const past = new Date(Date.now() - 61_000);
    utimesSync(owner, past, past);
    (await lockDataDir(folder))();
  });

  it('takes over a directory of this machine immediately', async () => {
    await kill(await holder());
    expect(readdirSync(folder)).toContain('lock.owner');
    (await lockDataDir(folder))();
  });

  it.skipIf(process.platform !== 'linux')('works in a path longer than socket addresses can be', async () => {
    const deep = path.join(folder, 'a-folder-with-quite-a-long-name/'.repeat(5));
    const release = await lockDataDir(deep);
    await expect(lockDataDir(deep)).rejects.toThrow(/^Another diwan is using .* \(process/);
    release();
  });

  it('rejects a lock file that is not a socket', async () => {
    mkdirSync(path.join(folder, 'lock.1.sock'));
    await expect(lockDataDir(folder)).rejects.toThrow(StartupError);
  });

  it('reports an unwritable directory in one line', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(lockDataDir(path.join(folder, 'file/data'))).rejects.toThrow(
      /is not writable \(ENOTDIR\)[^\n]+$/,
    );
  });

  it.skipIf(process.getuid?.() === 0)('reports a missing permission in one line', async () => {
    chmodSync(folder, 0o500);
    await expect(lockDataDir(folder)).rejects.toThrow(/EACCES/);
    chmodSync(folder, 0o700);
  });
});
