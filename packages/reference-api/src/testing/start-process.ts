import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { freePort } from './free-port';

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
/** At the same depth as `dist`, because programs resolve package files relative to it. */
const outDir = path.join(packageRoot, '.build');

/** Bundles the current source once per test file, so that processes needn't compile every module. */
async function bundleSource(): Promise<string> {
  const name = `api-${process.pid}`;
  await build({
    config: false,
    silent: true,
    entry: { [name]: path.join(packageRoot, 'src/app/main.ts') },
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
  // Rename into place, because another worker may be starting it.
  const program = path.join(outDir, 'api.js');
  await rename(path.join(outDir, `${name}.js`), program);
  return program;
}
let bundled: Promise<string> | undefined;

/**
 * Starts the API as a child process, from source or a built `entry`. Resolves when it listens and rejects if it exits
 * before that. The caller must stop it; `ended` resolves when it has exited.
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
    throw new Error(`the API exited with code ${api.exitCode} before it listened; see its output above`);
  return { url: `http://127.0.0.1:${port}`, process: api, ended };
}
