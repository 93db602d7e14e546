import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { ContentFiles } from '@diwan/reference-api';
import { StartupError } from '@diwan/reference-api/startup-error';
import type { ShopFolder } from '../config/open-folder';
import { listen } from './listen';

/**
 * Otherwise a wrong folder would get a database.
 * @throws {StartupError} when a folder has no shop
 */
export function requireShop({
  folder,
  isConfigured,
  files,
  api,
  env: { DATA_DIR = '', DATABASE_URL },
}: ShopFolder): void {
  if (api || files || isConfigured || DATABASE_URL || existsSync(path.join(DATA_DIR, 'database'))) return;
  throw new StartupError(
    `There is no shop in ${folder}: no catalogue.json, no diwan.config.ts, and no database in ${DATA_DIR}. Make one with npm create diwan-shop my-shop, or name its folder: diwan -C <folder> …`,
  );
}

/** @throws {StartupError} when a folder has no catalogue */
export function requireFiles({ folder, files }: Pick<ShopFolder, 'folder' | 'files'>): ContentFiles {
  if (files) return files;
  throw new StartupError(
    `There is no catalogue.json in ${folder}. Write it there, or name another file in diwan.config.ts (catalogue).`,
  );
}

/**
 * Looks for what another process has that the shop needs. Building its own code and filling its database take seconds, and
 * would be in vain.
 * @throws {StartupError} when the port or the data folder is in use
 */
export async function requireFree({ api, env }: ShopFolder): Promise<void> {
  const { readConfig, requireFreeDataDir } = await import('@diwan/reference-api');
  const config = readConfig(env);
  if (!api && !config.databaseUrl) await requireFreeDataDir(config.dataDir);
  const server = createServer();
  await listen(server, config);
  await once(server.close(), 'close');
}
