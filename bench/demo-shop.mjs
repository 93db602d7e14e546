import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '@diwan/shop/serve';

/**
 * Opens the demo shop on a free port with temporary data, for browser benchmarks.
 * @param {Parameters<typeof openShop>[1]} [options] as `openShop` takes them
 */
export async function openDemoShop(options) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
  const { url, close } = await openShop(
    {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_SHOP: 'on',
      RATE_LIMITS: 'off',
      PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'silent',
    },
    options,
  );
  return {
    url,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
