import type { CommandInput, Question } from '@diwan/reference-api/commands';
import { StartupError } from '@diwan/reference-api/startup-error';
import { type Command, InvalidArgumentError } from 'commander';
import { requireFiles, requireShop } from '../../serve/require-shop';
import type { CommandContext } from '../command-context';

type ImportInput = Extract<CommandInput, { name: 'import' }>;

interface ImportOptions {
  addCategories?: true;
  yes?: true;
  dryRun?: true;
  /** The number of a content, or true for the one before. */
  undo?: true | number;
  history?: true;
}

const numberOf = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a number of --history.');
  return Number(text);
};

const QUESTIONS: Readonly<Record<Question, { text: string; answer: Partial<ImportInput> }>> = {
  '--yes': { text: 'Remove them?', answer: { mayRemoveMost: true } },
  '--add-categories': { text: 'Add these categories?', answer: { addsCategories: true } },
};

/** Imports; where a maker can answer, asks instead of ending with the option to add. */
async function importAsking(input: ImportInput, context: CommandContext): Promise<boolean> {
  let asked: Question | undefined;
  const isDone = await context.perform(input, undefined, (option) => {
    asked = option;
  });
  if (isDone || !asked || !context.ask) return isDone;
  const { text, answer } = QUESTIONS[asked];
  return (await context.ask(text)) ? importAsking({ ...input, ...answer }, context) : false;
}

/** Commands for what the shop shows. */
export function addContent(program: Command, context: CommandContext): void {
  const { shopFolder, run } = context;
  program
    .command('import')
    .description(
      "makes the folder's catalogue and spreadsheets the shop's content; keeps orders, requests and leads",
    )
    .option('--dry-run', 'only report problems and what would change')
    .option('--add-categories', 'add categories that spreadsheets name to the catalogue')
    .option('--yes', 'also remove more than half of the products without being asked')
    .option('--undo [number]', 'bring back the content before, or that of a number in --history', numberOf)
    .option('--history', 'list the last ten contents')
    .action(async ({ dryRun, undo, history, addCategories, yes }: ImportOptions) => {
      const folder = await shopFolder();
      requireShop(folder);
      if (history) return run({ name: 'history' });
      const files = requireFiles(folder);
      if (undo === undefined) {
        const input = { files, isDryRun: dryRun, addsCategories: addCategories, mayRemoveMost: yes };
        return context.end((await importAsking({ name: 'import', ...input }, context)) ? 0 : 1);
      }
      if (dryRun) throw new StartupError('--undo takes no --dry-run.');
      return run({ name: 'undo', files, to: undo === true ? undefined : undo });
    });

  program
    .command('catalog')
    .description('generates the PDF that /catalog opens, as a running shop does when its content changes')
    .action(() => run({ name: 'catalog' }));
}
