import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { freePort } from './free-port';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
/** A folder of the package, as that of its build is: programs find the package's files from there. */
const outDir = path.join(packageRoot, '.build');

/** Today's source as one file, made once for all processes of a test file: each would compile every module again. */
async function bundleSource(): Promise<string> {
  const name = `api-${process.pid}`;
  await build({
    config: false,
    silent: true,
    entry: { [name]: path.join(packageRoot, 'src/main.ts') },
    outDir,
    format: 'esm',
    target: 'node20',
    splitting: false,
    noExternal: [/^@diwan\//],
    external: [/^[^./]/],
    esbuildOptions: (options) => {
      options.conditions = ['diwan-source'];
    },
  });
  // Renamed into place, as another worker may be starting it.
  const program = path.join(outDir, 'api.js');
  await rename(path.join(outDir, `${name}.js`), program);
  return program;
}
let bundled: Promise<string> | undefined;

/**
 * Starts the API as a process of its own, from source or a built `entry`; resolves when it listens and rejects
 * when it ends before that. The caller ends it; `ended` resolves then, also where it has ended by itself.
 */
export async function startProcess(
  env: Record<string, string>,
  entry?: string,
): Promise<{ url: string; process: ChildProcess; ended: Promise<void> }> {
  bundled ??= entry ? undefined : bundleSource();
  const program = entry ?? (await bundled) ?? '';
  const port = await freePort();
  const api = spawn(process.execPath, [program], {
    env: { ...process.env, LOG_LEVEL: 'silent', PICTURES_AHEAD: 'off', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(api, 'exit').then(() => {});
  const isListening = await Promise.race([
    once(api.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!isListening)
    throw new Error(`the API ended with code ${api.exitCode} before it listened; its message is above`);
  return { url: `http://127.0.0.1:${port}`, process: api, ended };
}
