import type { Command } from 'commander';
import { hasOwnModules } from '../../config/open-folder';
import { requireFree, requireShop } from '../../serve/require-shop';
import type { Session } from '../session';

/** Commands that serve the shop or make what it serves. */
export function addServing(program: Command, { shopFolder, lines, output, print }: Session): void {
  program
    .command('start')
    .description('serves the shop')
    .action(async () => {
      const { startFolder } = await import('../../serve/start-folder');
      await startFolder(await shopFolder(), output);
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
    .action(async () => {
      const folder = await shopFolder();
      requireShop(folder);
      await requireFree(folder);
      const { serveWhileEditing } = await import('../../dev/serve-while-editing');
      await serveWhileEditing(folder, lines);
    });
}
