import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/** Starts the API as a process of its own, from source; resolves when it listens. Whoever starts it ends it. */
export async function startProcess(
  env: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const api = spawn(process.execPath, ['--conditions=diwan-source', '--import', tsx, main], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(api.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, process: api };
}
