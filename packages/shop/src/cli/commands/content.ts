import { type Command, InvalidArgumentError } from 'commander';
import { requireFiles, requireShop } from '../../serve/require-shop';
import { StartupError } from '../../startup-error';
import type { Session } from '../session';

interface ImportOptions {
  dryRun?: true;
  /** The number of a content, or true for the one before. */
  undo?: true | number;
  history?: true;
}

const numberOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a number of --history.');
  return Number(text);
};

/** Commands for what the shop shows. */
export function addContent(program: Command, { shopFolder, run }: Session): void {
  program
    .command('import')
    .description(
      "makes the folder's catalogue and spreadsheets the shop's content; keeps orders, requests and leads",
    )
    .option('--dry-run', 'only report problems and what would change')
    .option('--undo [number]', 'bring back the content before, or that of a number in --history', numberOf)
    .option('--history', 'list the last ten contents')
    .action(async ({ dryRun, undo, history }: ImportOptions) => {
      const folder = await shopFolder();
      requireShop(folder);
      if (history) return run({ name: 'history' });
      const files = requireFiles(folder);
      if (undo === undefined) return run({ name: 'import', files, isDryRun: dryRun });
      if (dryRun) throw new StartupError('--undo takes no --dry-run.');
      return run({ name: 'undo', files, to: undo === true ? undefined : undo });
    });

  program
    .command('catalog')
    .description('generates the PDF that /catalog opens, as a running shop does when its content changes')
    .action(() => run({ name: 'catalog' }));
}
