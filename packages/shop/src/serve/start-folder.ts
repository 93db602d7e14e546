import { printApplied } from '@diwan/reference-api/commands';
import type { ShopFolder } from '../config/open-folder';
import { openOwnCode, ownContentOf } from '../own-code/open-own-code';
import type { Lines } from '../terminal';
import { fillFromFolder, type Removals } from './fill-from-folder';
import { builtPages } from './open-shop';
import { requireFree, requireShop } from './require-shop';
import { type RunOptions, runShop } from './run-shop';
import { runStorefront } from './run-storefront';

/**
 * Serves the shop of a folder, with its present content.
 * @throws {StartupError} when there is none, or it is running already
 */
export async function startFolder(
  folder: ShopFolder,
  output: Lines,
  { removals, ...options }: Pick<RunOptions, 'openCompanions'> & { removals?: Removals } = {},
): Promise<void> {
  const { api, env } = folder;
  requireShop(folder);
  await requireFree(folder);
  const own = await openOwnCode(folder, output);
  if (api) return runStorefront(api, env, { own: () => own });
  const content = await ownContentOf(own);
  await runShop(env, {
    ...options,
    fill: fillFromFolder(folder, (applied) => printApplied(applied, { output }), {
      progress: output.progress,
      own: () => content,
      removals,
    }),
    ownContent: () => content,
    openPages: (options) => builtPages(options, own),
  });
}
