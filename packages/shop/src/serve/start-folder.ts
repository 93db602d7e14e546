import { printApplied } from '@diwan/reference-api/commands';
import type { ShopFolder } from '../config/open-folder';
import type { Lines } from '../terminal';
import { fillFromFolder } from './fill-from-folder';
import { runShop } from './run-shop';

/** Serves the shop of a folder, with its present content. */
export const startFolder = (folder: ShopFolder, output: Lines): Promise<void> =>
  runShop(folder.env, {
    fill: fillFromFolder(folder, (applied) => printApplied(applied, { output })),
  });
