import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoMediaFolder } from '../../packages/reference-api/src/testing/demo-shop';
import { fillDataDir } from '../../packages/reference-api/src/testing/fill-data-dir';
import { startProcess } from '../../packages/reference-api/src/testing/start-process';

export const STAFF_TOKEN = 'contract-tests-staff-token';

/** A reference API in a separate process. */
export interface RunningApi {
  /** Base URL of the API, for the client. */
  baseUrl: string;
  /** One-time codes it sent, newest first. */
  sentCodes(): Promise<{ phone: string; code: string }[]>;
  close(): Promise<void>;
}

/**
 * Starts the API from source on a free loopback port. Its database has the demo shop.
 * @param prepare changes the database before
 */
export async function startApi(
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<RunningApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-contract-'));
  if (!env.DATABASE_URL) await fillDataDir(dataDir);
  await prepare(dataDir);
  const api = await startProcess({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    MEDIA_DIR: demoMediaFolder,
    STAFF_TOKEN,
    ...env,
  });
  const ended = once(api.process, 'exit');
  const baseUrl = `${api.url}/api`;
  return {
    baseUrl,
    sentCodes: async () => {
      const outbox = (await (await fetch(`${baseUrl}/dev/outbox`)).json()) as {
        results: { phone: string; code: string }[];
      };
      return outbox.results;
    },
    close: async () => {
      api.process.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
