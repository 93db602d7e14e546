import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandInput } from '@diwan/reference-api/commands';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { hasOwnModules, openFolder, type ShopFolder } from '../config/open-folder';
import { packageRoot } from '../package-root';
import { requireFiles, requireFree, requireShop } from '../serve/require-shop';
import { StartupError } from '../startup-error';

export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Shows what long work is at, until something is printed. */
  progress?: ((text: string) => void) | undefined;
}

/** Where and with which environment the command was called. */
interface Call {
  cwd: string;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
}

const version = (): string =>
  (JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;

const daysOf = (text: string): number => {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It must be a number of days.');
  return Number(text);
};

/** Records that visitors sent, and the statuses they can have. */
const records = [
  ['orders', 'orders'],
  ['requests', 'quote, contact and project requests'],
  ['leads', 'leads'],
] as const;

interface RecordsOptions {
  json?: true;
  status?: string;
  from?: string;
  to?: string;
  query?: string;
}

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

/** Commands that read a catalogue, which may hold sections of the shop's own types. */
const READS_CATALOGUE = new Set<CommandInput['name']>(['import', 'undo']);

/** The command `diwan` with all its subcommands. `end` receives the exit code of the one that ran. */
function createProgram({ cwd, env, terminal }: Call, end: (code: number) => void): Command {
  const program = new Command('diwan')
    .description('Runs a shop: a folder with a catalogue, pictures and a configuration.')
    .version(version())
    .option('-C, --folder <folder>', "the shop's folder", '.')
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.error })
    .showHelpAfterError('(add --help for how to use it)')
    .exitOverride();

  const shopFolder = (): Promise<ShopFolder> =>
    openFolder(path.resolve(cwd, program.opts<{ folder: string }>().folder), env);

  const inCwd = (file: string): string => path.resolve(cwd, file);

  const print = (line: string) => terminal.out(`${line}\n`);
  const printError = (line: string) => terminal.error(`${line}\n`);

  /** @returns whether the command succeeded */
  async function perform(input: CommandInput, out = print): Promise<boolean> {
    const [{ readConfig }, { runCommand }] = await Promise.all([
      import('@diwan/reference-api'),
      import('@diwan/reference-api/commands'),
    ]);
    const folder = await shopFolder();
    if (folder.api)
      throw new StartupError(
        `This shop's content and records are at ${folder.api}; use that backend's commands.`,
      );
    if (READS_CATALOGUE.has(input.name) && hasOwnModules(folder)) {
      const { acceptOwnCode, openOwnCode } = await import('../own-code/open-own-code');
      const lines = { out: print, error: printError };
      await acceptOwnCode(await openOwnCode(folder, lines, { isForCommand: true }));
    }
    const output = { out, error: printError, note: printError, progress: terminal.progress };
    return runCommand(input, readConfig(folder.env), output);
  }
  const run = async (input: CommandInput) => end((await perform(input)) ? 0 : 1);

  program
    .command('start')
    .description('serves the shop')
    .action(async () => {
      const { startFolder } = await import('../serve/start-folder');
      await startFolder(await shopFolder(), { out: print, error: printError, progress: terminal.progress });
    });

  program
    .command('build')
    .description("builds the shop's own code, as start does when it has changed")
    .action(async () => {
      const { openOwnCode } = await import('../own-code/open-own-code');
      const folder = await shopFolder();
      requireShop(folder);
      if (!hasOwnModules(folder)) return print('The shop has no sections, pages or layout of its own.');
      await openOwnCode(folder, { out: print, error: printError }, { isForced: true });
    });

  program
    .command('add')
    .description('starts code of your own: add section opening_hours')
    .command('section')
    .description('writes a module with a type of section, and says how pages show it')
    .argument('<type>', 'its name in lower-case words with underscores, such as opening_hours')
    .action(async (type: string) => {
      const { addSection } = await import('../own-code/add-section');
      const folder = await shopFolder();
      requireShop(folder);
      await addSection(folder, type, { out: print, error: printError });
    });

  program
    .command('dev')
    .description('serves the shop and shows each saved change of its content at once')
    .action(async () => {
      const folder = await shopFolder();
      requireShop(folder);
      await requireFree(folder);
      const { serveWhileEditing } = await import('../dev/serve-while-editing');
      await serveWhileEditing(folder, { out: print, error: printError });
    });

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

  for (const [kind, things] of records)
    program
      .command(kind)
      .description(`prints ${things} as CSV, oldest first`)
      .argument('[file]', 'a .csv or .json file to write instead')
      .option('--json', 'print JSON')
      .option('--status <status>', 'only those with this status')
      .option('--from <date>', 'only those since this date, such as 2026-01-31')
      .option('--to <date>', 'only those before this date')
      .option('--query <text>', 'only those with this text')
      .action(async (file: string | undefined, { json, ...filters }: RecordsOptions) => {
        const format = json || file?.endsWith('.json') ? 'json' : 'csv';
        const input = { name: 'records', request: { kind, format, ...filters } } as CommandInput;
        if (file === undefined) return run(input);
        const lines: string[] = [];
        if (!(await perform(input, (line) => lines.push(line)))) return end(1);
        // Contains names, phones and addresses.
        await writeFile(inCwd(file), `${lines.join('\n')}\n`, { mode: 0o600 });
        print(`Wrote the ${kind} to ${file}.`);
        end(0);
      });

  program
    .command('catalog')
    .description('generates the PDF that /catalog opens, as a running shop does when its content changes')
    .action(() => run({ name: 'catalog' }));

  program
    .command('backup')
    .description('writes everything, orders and images too, to a new folder')
    .argument('<folder>', 'the new folder')
    .action((folder: string) => run({ name: 'backup', folder: inCwd(folder) }));

  program
    .command('restore')
    .description('restores a backup into an empty database')
    .argument('<folder>', "the backup's folder")
    .action(async (folder: string) => {
      const [{ readConfig }, { runRestore }] = await Promise.all([
        import('@diwan/reference-api'),
        import('@diwan/reference-api/commands'),
      ]);
      const config = readConfig((await shopFolder()).env);
      const isDone = await runRestore(inCwd(folder), config, {
        out: print,
        error: printError,
        note: printError,
        progress: terminal.progress,
      });
      end(isDone ? 0 : 1);
    });

  program
    .command('forget')
    .description("erases a person's data; orders keep their lines and amounts")
    .argument('<phone or e-mail>', "the person's phone, or e-mail")
    .option('--open-orders', 'include orders under way, which then cannot be delivered')
    .action((text: string, { openOrders = false }: { openOrders?: boolean }) => {
      const person = text.includes('@') ? { email: text } : { phone: text };
      return run({ name: 'forget', person: { ...person, open_orders: openOrders } });
    });

  program
    .command('doctor')
    .description('looks for what keeps the shop from running well, and says how to fix it')
    .option('--production', 'also what only matters where visitors come')
    .option('--json', 'print JSON')
    .action(async ({ production = false, json }: { production?: boolean; json?: true }) => {
      const { printFindings, runDoctor } = await import('../doctor/run-doctor');
      const { folder } = program.opts<{ folder: string }>();
      const findings = await runDoctor(inCwd(folder), env, { isProduction: production });
      if (json) print(JSON.stringify(findings, null, 2));
      else printFindings(findings, print);
      end(findings.some(({ level }) => level === 'error') ? 1 : 0);
    });

  const staff = program.command('staff').description("tokens for the staff's programs");
  staff
    .command('add')
    .description('prints a new token')
    .argument('<name>', 'shown in the history of records')
    .addOption(
      new Option(
        '--scopes <scopes>',
        'separated by commas: orders:read, records:write, personal-data:erase, maintenance',
      ).makeOptionMandatory(),
    )
    .option('--days <days>', 'how long it is valid', daysOf, 365)
    .action((name: string, { scopes, days }: { scopes: string; days: number }) =>
      run({
        name: 'staff',
        staff: { action: 'add', name, scopes: scopes.split(/[\s,]+/) as ['orders:read'], days },
      }),
    );
  staff
    .command('list')
    .description("lists the tokens' names, scopes and validity")
    .action(() => run({ name: 'staff', staff: { action: 'list' } }));
  staff
    .command('revoke')
    .description('ends a token at once')
    .argument('<name>', "the token's name")
    .action((name: string) => run({ name: 'staff', staff: { action: 'revoke', name } }));

  program
    .command('migrate')
    .description('upgrades the database, as starting the shop does')
    .action(() => run({ name: 'migrate' }));

  return program;
}

/**
 * Runs the command `diwan`.
 * @returns the exit code: 1 for failure, 2 for incorrect usage; undefined while a shop is being served
 */
export async function runProgram(args: readonly string[], call: Call): Promise<number | undefined> {
  let code: number | undefined;
  const program = createProgram(call, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const { name, message, stack } = error as Error;
    // A StartupError explains the fix; anything else is a bug and is printed with its stack.
    call.terminal.error(`${name === 'StartupError' ? message : (stack ?? message)}\n`);
    return 1;
  }
}
