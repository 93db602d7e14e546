import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PreparedCatalogue } from './typesetting-job';

const LOW_PRIORITY = 10;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** @returns the pictures that couldn't be decoded; their places are empty */
async function typeset({ job, typesetter }: PreparedCatalogue, output: string): Promise<string[]> {
  const child = spawn(process.execPath, [typesetter, output], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  try {
    const exited = once(child, 'exit');
    if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    // If the process has already exited, its exit code is more useful than EPIPE.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(job));
    const [broken, message, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
    if (code !== 0) throw new Error(`Typesetting the catalogue failed: ${message.trim()}`);
    return JSON.parse(broken);
  } finally {
    process.off('exit', end);
  }
}

/**
 * Generates the PDF unless it exists in the folder, and deletes older ones.
 * @returns the path of the file, and the pictures that were left out because they are damaged
 * @throws when typesetting or writing fails
 */
export async function makeCatalogue(
  prepared: PreparedCatalogue,
  folder: string,
): Promise<{ file: string; broken: string[] }> {
  let broken: string[] = [];
  const file = path.join(folder, `${prepared.hash}.pdf`);
  if (!(await exists(file))) {
    await mkdir(folder, { recursive: true });
    broken = await typeset(prepared, file);
  }
  for (const name of await readdir(folder))
    if (name.endsWith('.pdf') && name !== path.basename(file))
      await rm(path.join(folder, name), { force: true });
  return { file, broken };
}
