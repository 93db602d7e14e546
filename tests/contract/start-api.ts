import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/reference-api/src/main.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

export const STAFF_TOKEN = 'contract-tests-staff-token';

/** A reference API in a process of its own. */
export interface RunningApi {
  /** Base address of the API, for the client. */
  baseUrl: string;
  /** One-time codes it sent, newest first. */
  sentCodes(): Promise<{ phone: string; code: string }[]>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts the API from its source on a free loopback port; it has migrated and seeded its database when this resolves. */
export async function startApi(env: Record<string, string> = {}): Promise<RunningApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-contract-'));
  const port = await freePort();
  const api = spawn(process.execPath, ['--conditions=diwan-source', '--import', tsx, main], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDir,
      STAFF_TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(api, 'exit');
  const started = once(api.stdout, 'data');
  await Promise.race([
    started,
    ended.then(([code]) => {
      throw new Error(`the API ended with ${code} instead of starting`);
    }),
  ]);
  // What it logs from now on isn't read; an unread pipe would stop it.
  api.stdout.resume();
  const baseUrl = `http://127.0.0.1:${port}/api`;
  return {
    baseUrl,
    sentCodes: async () => {
      const outbox = (await (await fetch(`${baseUrl}/dev/outbox`)).json()) as {
        results: { phone: string; code: string }[];
      };
      return outbox.results;
    },
    close: async () => {
      api.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
