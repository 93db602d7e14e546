import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/**
 * Starts the API as a process of its own, from source or a built `entry`; resolves when it listens and rejects when it ends before that.
 * The caller ends it; `ended` resolves then, also where it has ended by itself.
 */
export async function startProcess(
  env: Record<string, string>,
  entry?: string,
): Promise<{ url: string; process: ChildProcess; ended: Promise<void> }> {
  const port = await freePort();
  const command = entry ? [entry] : ['--conditions=diwan-source', '--import', tsx, main];
  const api = spawn(process.execPath, command, {
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
