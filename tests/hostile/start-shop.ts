import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../repository/repository-root';

export const STAFF_TOKEN = 'staff-token-of-the-hostile-run';

export interface RunningShop {
  url: string;
  /** Memory of its process in MB. */
  megabytes: () => number;
  stop: () => Promise<void>;
}

/** The built demo shop in a process of its own, behind one proxy, with an embedded database of its own. */
export async function startShop(): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-hostile-'));
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '1',
      STAFF_TOKEN,
      LOG_LEVEL: 'info',
      PICTURES_AHEAD: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    shop.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-5_000);
      const [, url] = /Shop +(\S+)\/\n/.exec(output) ?? [];
      if (url) resolve(url);
    });
    void ended.then(([code]) => reject(new Error(`the shop ended with ${code}: ${output}`)));
  });
  return {
    url: await listening,
    megabytes: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${shop.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1_000;
    },
    stop: async () => {
      shop.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
