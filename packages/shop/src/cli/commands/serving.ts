import type { Command } from 'commander';
import { hasOwnModules } from '../../config/open-folder';
import { requireFree, requireShop } from '../../serve/require-shop';
import type { CommandContext } from '../command-context';

/** The option of all commands that apply the files. */
const MAY_REMOVE = 'also remove more than half of the products without being asked';

/** A maker who tries things out removes some at a time; more are probably those of another file. */
const UNASKED_WHILE_EDITING = 9;

/** Commands that serve the shop or make what it serves. */
export function addServing(
  program: Command,
  { shopFolder, lines, output, print, ask }: CommandContext,
): void {
  program
    .command('start')
    .description('serves the shop')
    .option('--yes', MAY_REMOVE)
    .action(async ({ yes }: { yes?: true }) => {
      const { startFolder } = await import('../../serve/start-folder');
      await startFolder(await shopFolder(), output, { removals: yes ? {} : { unasked: 0, ask } });
    });

  program
    .command('build')
    .description("builds the shop's own code, as start does when it has changed")
    .action(async () => {
      const { openOwnCode } = await import('../../own-code/open-own-code');
      const folder = await shopFolder();
      requireShop(folder);
      if (!hasOwnModules(folder)) return print('The shop has no sections, pages or layout of its own.');
      await openOwnCode(folder, lines, { isForced: true });
    });

  program
    .command('add')
    .description('starts code of your own: add section opening_hours')
    .command('section')
    .description('writes a module with a type of section, and says how pages show it')
    .argument('<type>', 'its name in lower-case words with underscores, such as opening_hours')
    .action(async (type: string) => {
      const { addSection } = await import('../../own-code/add-section');
      const folder = await shopFolder();
      requireShop(folder);
      await addSection(folder, type, lines);
    });

  program
    .command('dev')
    .description('serves the shop and shows each saved change of its content at once')
    .option('--yes', MAY_REMOVE)
    .action(async ({ yes }: { yes?: true }) => {
      const folder = await shopFolder();
      requireShop(folder);
      await requireFree(folder);
      const { serveWhileEditing } = await import('../../dev/serve-while-editing');
      await serveWhileEditing(folder, lines, yes ? {} : { unasked: UNASKED_WHILE_EDITING, ask });
    });
}
