import { existsSync } from 'node:fs';
import path from 'node:path';
import { printApplied } from '@diwan/reference-api/commands';
import type { ShopFolder } from '../config/open-folder';
import { StartupError } from '../startup-error';
import type { Lines } from '../terminal';
import { fillFromFolder } from './fill-from-folder';
import { runShop } from './run-shop';

/** A folder that isn't a shop's would become the demo shop's. */
function requireShop({ folder, files, env: { DATA_DIR = '', DATABASE_URL, DEMO_SHOP } }: ShopFolder): void {
  if (files || DATABASE_URL || DEMO_SHOP || existsSync(path.join(DATA_DIR, 'database'))) return;
  throw new StartupError(
    `There is no shop in ${folder}: no catalogue.json, no diwan.config.ts that names one, and no database in ${DATA_DIR}. Make one with npm create diwan-shop, name its folder with -C, or set DEMO_SHOP=on to see the demo.`,
  );
}

/**
 * Serves the shop of a folder, with its present content.
 * @throws {StartupError} when there is none
 */
export async function startFolder(folder: ShopFolder, output: Lines): Promise<void> {
  requireShop(folder);
  await runShop(folder.env, {
    fill: fillFromFolder(folder, (applied) => printApplied(applied, { output })),
  });
}
