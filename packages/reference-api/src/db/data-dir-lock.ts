import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** When a process began, in the kernel's clock ticks: tells a process from a later one with the same id. */
function startOf(pid: number): string | undefined {
  try {
    // The second field is the program's name in parentheses and may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The process that holds a lock, when it still lives. */
function livingHolder(content: string): number | undefined {
  const [pid = 0, start = ''] = content
    .split(' ')
    .map((part, index) => (index === 0 ? Number(part) : part)) as [number?, string?];
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid)) return undefined;
  return start === '' || start === startOf(pid) ? pid : undefined;
}

/** What a lock says; undefined when there is none. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes this process the only one that uses a data directory: two on the same embedded database corrupt it without
 * a word. A lock whose process died is taken over.
 * @returns a function that gives the directory free again
 * @throws {StartupError} when another process uses the directory, or it can't be written to
 */
export function lockDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'db.lock');
  const own = `${process.pid} ${startOf(process.pid) ?? ''}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    for (;;) {
      try {
        writeFileSync(file, own, { flag: 'wx' });
        return () => {
          if (readLock(file) === own) rmSync(file, { force: true });
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const found = readLock(file);
      if (found === undefined) continue;
      const holder = livingHolder(found);
      if (holder !== undefined) {
        throw new StartupError(
          `The data directory ${dataDir} is used by process ${holder}; stop it or choose another one with DATA_DIR.`,
        );
      }
      moveAside(file, found);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The data directory ${dataDir} can't be written to (${codeOf(error)}); choose another one with DATA_DIR.`,
    );
  }
}

/** Removes a dead lock, but not one that another process put in its place in the meantime. */
function moveAside(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) === dead) rmSync(aside, { force: true });
  else renameSync(aside, file);
}
