import path from 'node:path';
import { exportFile } from '../catalogue-io/export-file';
import { importFile } from '../catalogue-io/import-file';
import { importProducts } from '../catalogue-io/products-csv/import-products';
import { type Config, readConfig } from '../config';
import { openDatabase } from '../db/connection';
import type { Database } from '../db/database';
import { currentContent } from '../db/seed/replace-content';
import { seed } from '../db/seed/seed';
import { demoMediaFolder } from '../package-paths';
import { StartupError } from '../startup-error';
import { runBackup, runRestore } from './backup-command';
import { type Output, type PrintCatalogue, printCatalogue as printCatalogueNow } from './print-catalogue';
import { hasNoProblems, printProducts } from './print-products';
import { readRecordsCommand, runRecordsCommand } from './records-command';
import { readStaffCommand, runStaffCommand } from './staff-command';

interface Task {
  db: Database;
  config: Config;
  file: string;
  /** Options passed to the command. */
  options: readonly string[];
  output: Output;
  printCatalogue: PrintCatalogue;
}

const USAGE = `Without pnpm, write npx --yes pnpm@12 in its place.
Usage: pnpm db:migrate              applies pending migrations
       pnpm db:seed                 imports the demo shop's content into an empty shop
       pnpm db:export <file.json>   writes the shop's content to a file
       pnpm db:import <file.json>   replaces the shop's content with a file; keeps orders, requests and leads
       pnpm db:products <file.csv>  adds and updates products from a spreadsheet; --dry-run only prints a report
       pnpm db:backup <folder>      writes everything, orders and images too, to a new folder; the shop may be running
       pnpm db:restore <folder>     restores a backup into an empty database
       pnpm db:catalog              generates the PDF of /catalog; seed and import do so too
       pnpm --silent db:orders [file]    prints orders as CSV, or writes them to a .csv or .json file; the shop may be running
       pnpm --silent db:requests [file]  the same for quote, contact and project requests
       pnpm --silent db:leads [file]     the same for leads; options: --json --status <status> --from <date> --to <date> --query <text>
       pnpm --silent db:staff add <name> --scopes <scopes> [--days <days>]  prints a new staff token, valid for a year;
                                    scopes, separated by commas: orders:read, records:write, content:write, maintenance
       pnpm --silent db:staff list  lists the tokens' names, scopes and validity
       pnpm db:staff revoke <name>  ends a token at once
Set DATABASE_URL or DATA_DIR to the database, MEDIA_DIR to the images and PUBLIC_URL to the shop's public URL.`;

/** Commands, run after migrations; false for failure. */
const commands: Record<
  string,
  { needsFile: boolean; options?: readonly string[]; run(task: Task): Promise<boolean> }
> = {
  migrate: {
    needsFile: false,
    run: async ({ output }) => {
      output.out('The database is up to date.');
      return true;
    },
  },
  seed: {
    needsFile: false,
    run: async ({ db, config, output, printCatalogue }) => {
      const isWritten = await seed(db);
      const isOwn = (await currentContent(db))?.source === 'import';
      output.out(
        isWritten
          ? 'The demo shop is in the database.'
          : isOwn
            ? 'The shop has content of its own; nothing was changed.'
            : 'The demo shop was there already.',
      );
      if (isWritten) await printCatalogue({ db, config, output });
      return true;
    },
  },
  export: {
    needsFile: true,
    run: async ({ db, file, output }) => {
      const { products } = await exportFile(db, file);
      output.out(`Wrote the shop to ${file}; products: ${products.length}.`);
      return true;
    },
  },
  import: {
    needsFile: true,
    run: async ({ db, config, file, output, printCatalogue }) => {
      const outcome = await importFile(db, file, { mediaFolder: config.mediaDir ?? demoMediaFolder });
      for (const line of outcome.warnings) output.error(`warning: ${line}`);
      if (outcome.problems) {
        for (const line of outcome.problems) output.error(line);
        output.error(`Nothing was changed; problems: ${outcome.problems.length}.`);
        return false;
      }
      const removed = outcome.removed > 0 ? ` (${outcome.removed} removed)` : '';
      output.out(`Imported ${file}; products: ${outcome.imported.products.length}${removed}.`);
      await printCatalogue({ db, config, output });
      return true;
    },
  },
  products: {
    needsFile: true,
    options: ['--dry-run'],
    run: async ({ db, config, file, options, output, printCatalogue }) => {
      const isDryRun = options.includes('--dry-run');
      const outcome = await importProducts(db, file, {
        mediaFolder: config.mediaDir ?? demoMediaFolder,
        isDryRun,
      });
      printProducts(outcome, { file: path.basename(file), isDryRun, output });
      if (outcome.isWritten) await printCatalogue({ db, config, output });
      return outcome.isWritten || (isDryRun && hasNoProblems(outcome));
    },
  },
  catalog: {
    needsFile: false,
    run: ({ db, config, output, printCatalogue }) => printCatalogue({ db, config, output }),
  },
};

/** These don't migrate first: a backup can be made before an upgrade, and one of an earlier version restored. */
const backups = { backup: runBackup, restore: runRestore };
const isBackup = (name: string): name is keyof typeof backups => Object.hasOwn(backups, name);

/** Configuration and file errors are for the user to fix. */
const isUserError = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && 'syscall' in error && 'path' in error);

/** What to print for an error; `file` is the one named in the command. */
function reasonOf(error: Error, file: string): string {
  const { code, path: missing } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT') return error.message;
  // A file is written under a longer name first.
  return `No such file or folder: ${file && missing?.startsWith(file) ? file : missing}`;
}

/**
 * Runs a `pnpm db:…` command.
 * @returns the exit code: 1 for failure, 2 for incorrect usage
 */
export async function runCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
  output: Output,
  { printCatalogue }: { printCatalogue: PrintCatalogue } = { printCatalogue: printCatalogueNow },
): Promise<0 | 1 | 2> {
  const [name = '', ...rest] = args;
  const options = rest.filter((word) => word.startsWith('--'));
  const [file = '', ...more] = rest.filter((word) => !word.startsWith('--'));
  const records = readRecordsCommand(args);
  const staff = readStaffCommand(args);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const isUnderstood =
    command &&
    more.length === 0 &&
    command.needsFile === (file !== '') &&
    options.every((option) => command.options?.includes(option));
  const isBackupUnderstood = isBackup(name) && file !== '' && more.length + options.length === 0;
  if (!records && !staff && !isUnderstood && !isBackupUnderstood) {
    const unknown = command && options.filter((option) => !command.options?.includes(option));
    if (unknown?.length) output.error(`Unknown option: ${unknown.join(', ')}`);
    output.error(USAGE);
    return 2;
  }
  try {
    const config = readConfig(env);
    if (records) {
      await runRecordsCommand(records, config, output);
      return 0;
    }
    if (isBackup(name)) {
      await backups[name](file, config, output);
      return 0;
    }
    const database = await openDatabase(config);
    try {
      await database.migrate();
      if (staff) return (await runStaffCommand(staff, { db: database.db, output })) ? 0 : 1;
      return (await command?.run({ db: database.db, config, file, options, output, printCatalogue })) ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isUserError(error)) throw error;
    output.error(reasonOf(error, file));
    return 1;
  }
}
