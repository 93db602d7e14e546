import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isExplained } from '@diwan/reference-api/startup-error';
import { Command, CommanderError } from 'commander';
import { packageRoot } from '../package-root';
import { type Call, createCommandContext } from './command-context';
import { addContent } from './commands/content';
import { addConvert } from './commands/convert';
import { addDatabase } from './commands/database';
import { addDoctor } from './commands/doctor';
import { addRecords } from './commands/records';
import { addServing } from './commands/serving';
import { addStaff } from './commands/staff';

const version = (): string =>
  (JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;

/** The command `diwan` with all its subcommands. `end` receives the exit code of the one that ran. */
function createProgram(call: Call, end: (code: number) => void): Command {
  const program = new Command('diwan')
    .description('Runs a shop: a folder with a catalogue, pictures and a configuration.')
    .version(version())
    .option('-C, --folder <folder>', "the shop's folder", '.')
    .configureOutput({ writeOut: call.terminal.out, writeErr: call.terminal.error })
    .showHelpAfterError('(add --help for how to use it)')
    .exitOverride();
  const context = createCommandContext(call, {
    folder: () => program.opts<{ folder: string }>().folder,
    end,
  });
  for (const add of [addServing, addContent, addConvert, addRecords, addDatabase, addDoctor, addStaff])
    add(program, context);
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
    const { message, stack } = error as Error;
    // Anything that doesn't explain a fix is a bug and is printed with its stack.
    call.terminal.error(`${isExplained(error) ? message : (stack ?? message)}\n`);
    return 1;
  }
}
