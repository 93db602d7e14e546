import { existsSync } from 'node:fs';
import path from 'node:path';
import { printApplied } from '@diwan/reference-api/commands';
import type { ShopFolder } from '../config/open-folder';
import { acceptOwnCode, openOwnCode } from '../own-code/open-own-code';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';
import { fillFromFolder } from './fill-from-folder';
import { builtPages } from './open-shop';
import { type RunOptions, runShop } from './run-shop';
import { runStorefront } from './run-storefront';

/** Otherwise a wrong folder would get a database. */
function requireShop({
  folder,
  isConfigured,
  files,
  env: { DATA_DIR = '', DATABASE_URL },
}: ShopFolder): void {
  if (files || isConfigured || DATABASE_URL || existsSync(path.join(DATA_DIR, 'database'))) return;
  throw new StartupError(
    `There is no shop in ${folder}: no catalogue.json, no diwan.config.ts, and no database in ${DATA_DIR}. Make one with npm create diwan-shop, or name its folder with -C.`,
  );
}

/**
 * Serves the shop of a folder, with its present content.
 * @throws {StartupError} when there is none
 */
export async function startFolder(
  folder: ShopFolder,
  output: Lines,
  options: Pick<RunOptions, 'openCompanions'> = {},
): Promise<void> {
  const { api, env } = folder;
  if (!api) requireShop(folder);
  const own = await openOwnCode(folder, output);
  if (api) return runStorefront(api, env, { own: () => own });
  await acceptOwnCode(own);
  await runShop(env, {
    ...options,
    fill: fillFromFolder(folder, (applied) => printApplied(applied, { output }), output),
    openPages: (options) => builtPages(options, own),
  });
}
