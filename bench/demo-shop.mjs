import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '@diwan/shop/serve';
import { demoShop } from '../scripts/demo-shop.mjs';

/**
 * Opens the demo shop on a free port with temporary data, for browser benchmarks.
 * @param {Parameters<typeof openShop>[1]} [options] as `openShop` takes them
 */
export async function openDemoShop(options) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
  const { env, fill } = await demoShop({
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'silent',
  });
  const { url, close } = await openShop(env, { fill, ...options });
  return {
    url,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
